import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The images that the compose file and the Dockerfile of a checkout name, without those that it builds. */
export function imageNames(checkout, { profiles = ['shop'] } = {}) {
  const { services } = parse(readFileSync(join(checkout, 'infra/docker-compose.yml'), 'utf8'), { merge: true });
  const used = Object.values(services).filter(
    (service) => !service.build && (service.profiles ?? profiles).some((one) => profiles.includes(one)),
  );
  return [...new Set([baseOf(checkout), ...used.map(({ image }) => image)])];
}

/** A local image has no digest of a registry. */
export const withoutDigest = (name) => name.replace(/@sha256:[0-9a-f]+/, '');

/** The image below the shop's. */
export function baseOf(checkout) {
  const dockerfile = readFileSync(join(checkout, 'infra/Dockerfile'), 'utf8');
  return /^ARG NODE_IMAGE=(\S+)/m.exec(dockerfile)[1];
}

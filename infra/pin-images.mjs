/**
 * Writes infra/docker-compose.pinned.yml, which pins every image to the digest that its tag has now. Run it again to renew.
 *   node infra/pin-images.mjs
 *   docker compose -f infra/docker-compose.yml -f infra/docker-compose.pinned.yml …
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const patienceMs = 15_000;
const manifests = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/** The override: `images` maps `postgres:18` to its digest. */
export function pinnedFile(compose, dockerfile, digests) {
  const node = baseImage(dockerfile);
  const services = Object.entries(compose.services).map(([name, { image, build }]) =>
    build
      ? `  ${name}: { build: { args: { NODE_IMAGE: '${node}@${digests[node]}' } } }`
      : `  ${name}: { image: '${image}@${digests[image]}' }`,
  );
  return `services:\n${services.join('\n')}\n`;
}

export const baseImage = (dockerfile) => /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)[1];

export function imagesOf(compose, dockerfile) {
  const images = Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image]));
  return [...new Set([...images, baseImage(dockerfile)])];
}

/** The digest of the list of all platforms. Throws with the name of the image. */
export async function digestOf(image, registry) {
  const [, name, tag] = /^([^:]+):(.+)$/.exec(image);
  const path = name.includes('/') ? name : `library/${name}`;
  const url = `${registry}/v2/${path}/manifests/${tag}`;
  let response = await ask(image, url, {});
  if (response.status === 401) response = await ask(image, url, await tokenFor(image, response));
  const digest = response.headers.get('docker-content-digest') ?? '';
  if (response.status !== 200) throw new Error(`${image}: the registry responded with ${response.status}`);
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${image}: the registry sent no digest`);
  return digest;
}

async function tokenFor(image, response) {
  const challenge = response.headers.get('www-authenticate') ?? '';
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (!realm) throw new Error(`${image}: the registry refused, without a way to log in`);
  const granted = await ask(image, `${realm}?${new URLSearchParams(query)}`, {}, 'GET');
  if (!granted.ok) throw new Error(`${image}: the registry gave no token (${granted.status})`);
  const { token, access_token: accessToken } = await granted.json();
  return { authorization: `Bearer ${token ?? accessToken}` };
}

async function ask(image, url, headers, method = 'HEAD') {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return await fetch(url, { method, headers: { accept: manifests, ...headers }, signal });
  } catch (error) {
    throw new Error(`${image}: the registry did not respond (${error.cause?.code ?? error.name})`, { cause: error });
  }
}

/** Writes nothing unless every digest is known. */
export async function pinImages(folder, registry) {
  const compose = parse(readFileSync(`${folder}/docker-compose.yml`, 'utf8'), { merge: true });
  const dockerfile = readFileSync(`${folder}/Dockerfile`, 'utf8');
  const digests = {};
  for (const image of imagesOf(compose, dockerfile)) digests[image] = await digestOf(image, registry);
  const path = `${folder}/docker-compose.pinned.yml`;
  writeFileSync(`${path}.new`, pinnedFile(compose, dockerfile, digests));
  renameSync(`${path}.new`, path);
  return path;
}

if (process.argv[1]?.endsWith('pin-images.mjs')) {
  const registry = process.env.IMAGE_REGISTRY || 'https://registry-1.docker.io';
  void pinImages(fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''), registry).then(
    (path) => process.stdout.write(`written: ${path}\n`),
    (error) => {
      process.stderr.write(`✗ ${error.message}\n`);
      process.exitCode = 1;
    },
  );
}

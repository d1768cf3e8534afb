import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withoutDigest } from '../images/names.mjs';

/** Keys of the compose file that Compose 1.29 refuses. */
export const removedKeys = ['name'];

/**
 * A compose file with aliases resolved. `isLocal`: without the digests that local images lack. `isOld`: for Compose
 * 1.29.
 */
export function readableByCompose1(path, { isLocal, isOld }) {
  const file = parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 });
  for (const service of Object.values(file.services))
    if (isLocal && service.image) service.image = withoutDigest(service.image);
  if (isOld) for (const key of removedKeys) delete file[key];
  return JSON.stringify(file, null, 2); // JSON is YAML of every version
}

import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const file = inRoot('infra/container-tests/last-run.json');

/** Reports the last recorded run of `npm run test:containers`, which `npm test` does not include. */
export function containersLine(record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined) {
  if (!record) return 'containers: never run (npm run test:containers)';
  const { day, commit, passed, failed, images } = record;
  return `containers: ${passed} passed, ${failed} failed on ${day} at ${commit}, with ${images} images (npm run test:containers)`;
}

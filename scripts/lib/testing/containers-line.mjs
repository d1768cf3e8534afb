import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const file = inRoot('infra/container-tests/last-run.json');

/** Reports the last recorded run of `npm run test:containers`, which `npm test` does not include. */
export function containersLine(record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined) {
  if (!record) return 'containers: never run (npm run test:containers)';
  const { day, commit, passed, failed, images, stories } = record;
  const suites = stories.find(({ story }) => story.endsWith('suites'))?.figures ?? [];
  const counts = [
    `containers: ${passed} passed, ${failed} failed`,
    ...suites.map((figure) => `suites of stores: ${figure}`),
  ];
  return `${counts.join('; ')}; on ${day} at ${commit}, with ${images} images (npm run test:containers)`;
}

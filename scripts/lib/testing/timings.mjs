import { relative } from 'node:path';
import { root } from '../paths.mjs';
import { seconds } from '../say.mjs';

export class Stages {
  #taken = [];

  async run(name, work) {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#taken.push([name, performance.now() - begun]);
    }
  }

  get line() {
    const total = this.#taken.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    const parts = this.#taken.map(([name, milliseconds]) => `${name} ${seconds(milliseconds)}`);
    return `time: ${seconds(total)} (${parts.join(', ')})`;
  }
}

/** The Jest project of a test file, as in jest.config.mjs. */
function projectOf(file) {
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.includes('.int.spec.')) return 'integration';
  return relative(root, file).startsWith('frontend/src/') ? 'frontend' : 'unit';
}

/** The total time of each Jest project, and the slowest files. */
export function fileLines(files, { slowest = 10 } = {}) {
  const projects = new Map();
  for (const { file, milliseconds } of files) {
    const project = projectOf(file);
    const { sum = 0, count = 0 } = projects.get(project) ?? {};
    projects.set(project, { sum: sum + milliseconds, count: count + 1 });
  }
  const parts = [...projects].map(([project, { sum, count }]) => `${project} ${seconds(sum)} in ${count}`);
  const bySlowness = [...files].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, slowest);
  return [
    `test files, summed over the lanes: ${parts.join(', ')}`,
    ...bySlowness.map(({ file, milliseconds }) => `  ${seconds(milliseconds).padStart(8)} ${relative(root, file)}`),
  ];
}

import { examine, type Finding } from '../doctor/examination.js';
import { table } from '../table.js';
import type { Answer, Call, Task } from '../task.js';

/** The first thing to ask when something is wrong: it needs nothing to be right. */
export const doctorTask: Task = {
  usage: 'doctor',
  summary: 'what is missing or wrong here, and how to mend it',
  help: 'Looks and changes nothing. Exit code 1 when something is wrong; a warning alone is no reason.',
  run: doctor,
};

async function doctor({ terminal }: Call): Promise<Answer> {
  const findings = await examine(terminal);
  return { data: { findings }, text: report(findings), wrong: findings.some(({ state }) => state === 'wrong') };
}

function report(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, state, found }) => [state === 'wrong' ? 'WRONG' : state, name, found]);
  const mends = findings.flatMap(({ name, mend }) => (mend ? [`${name}: ${mend}`] : []));
  return [table(['', 'what', 'found'], rows), ...(mends.length > 0 ? ['', 'To mend it:', ...mends] : [])].join('\n');
}

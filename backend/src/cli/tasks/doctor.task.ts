import { examine, type Finding } from '../doctor/examination.js';
import { table } from '../table.js';
import type { TaskResult, Call, Task } from '../task.js';

/** Runs without any service. */
export const doctorTask: Task = {
  usage: 'doctor',
  summary: 'find problems of this installation and how to fix them',
  help: 'Read-only. Exit code 1 when a check is wrong; warnings do not count.',
  run: doctor,
};

async function doctor({ terminal }: Call): Promise<TaskResult> {
  const findings = await examine(terminal);
  return { data: { findings }, text: report(findings), wrong: findings.some(({ state }) => state === 'wrong') };
}

function report(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, state, found }) => [state === 'wrong' ? 'WRONG' : state, name, found]);
  const fixes = findings.flatMap(({ name, mend }) => (mend ? [`${name}: ${mend}`] : []));
  return [table(['', 'what', 'found'], rows), ...(fixes.length > 0 ? ['', 'How to fix it:', ...fixes] : [])].join('\n');
}

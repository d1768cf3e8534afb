import { DataSource } from 'typeorm';
import { z } from 'zod';
import { allWaitingWork } from '../../app/work/all-waiting-work.js';
import { failuresSql } from '../../platform/work/waiting-work.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { table } from '../table.js';
import { RefusedError, type TaskResult, type Call, type Task } from '../task.js';
import { rowsOf } from '../../platform/database/rows.js';

export const jobTasks: readonly Task[] = [
  {
    usage: 'failed',
    summary: 'list failed refunds, mails and commands',
    help: 'Reads the tables, because the queue drops failed jobs. Exit code 1 when the list is not empty.',
    run: failed,
  },
  {
    usage: 'retry [id]',
    summary: 'queue all due work, or retry what failed by its id',
    help: 'Retry failed work one by one, after checking the cause with jobs failed. For all mails use mail resend.',
    writes: true,
    run: retry,
  },
];

const Failure = z.object({
  kind: z.string(),
  id: z.string(),
  what: z.string(),
  attempts: z.int().nullable(),
  error: z.string().nullable(),
  since: z.date(),
});

const failures = `${allWaitingWork.flatMap(failuresSql).join(' union all ')} order by since desc limit 500`;

async function failed({ shop }: Call): Promise<TaskResult> {
  const found = await rowsOf((await shop()).get(DataSource), Failure, failures);
  const rows = found.map((one) => [one.kind, one.id, one.what, one.attempts, one.error, one.since.toISOString()]);
  return {
    data: { failed: found },
    text: rows.length > 0 ? table(['kind', 'id', 'what', 'attempts', 'error', 'since'], rows) : 'None.',
    wrong: rows.length > 0,
  };
}

async function retry({ shop, args: [id], dryRun }: Call): Promise<TaskResult> {
  const app = await shop();
  if (!dryRun && (await app.get(JobQueue).health()) !== 'ok') throw new RefusedError('The queue does not respond');
  const work = app.get(DurableWork);
  return id ? retryOne(work, id, dryRun) : retryDue(work, dryRun);
}

async function retryOne(work: DurableWork, id: string, dryRun: boolean): Promise<TaskResult> {
  const failed = await work.findFailed(id);
  if (!failed) throw new RefusedError(`No work ${id} has failed`);
  if (dryRun) return { data: { dryRun, id }, text: `Would retry ${id}.` };
  if (!(await work.restart(failed.kind, failed.id))) throw new RefusedError(`No work ${id} has failed`);
  return { data: { id }, text: `Retrying ${id}.` };
}

async function retryDue(work: DurableWork, dryRun: boolean): Promise<TaskResult> {
  const due = await work.countDue();
  const counts = Object.entries(due).map(([kind, count]) => `${count} ${kind}`);
  if (dryRun) return { data: { dryRun, ...due }, text: `Would queue ${counts.join(', ')}.` };
  await work.sweep();
  return { data: due, text: `Queued ${counts.join(', ')}.` };
}

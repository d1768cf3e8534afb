import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import { allWaitingWork } from '../../app/work/all-waiting-work.js';
import { failuresSql } from '../../platform/work/waiting-work.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { RetryRefund } from '../../refunds/commands/retry-refund.js';
import { Refund } from '../../refunds/requested/refund.entity.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import { RefusedError, type TaskResult, type Call, type Task } from '../task.js';

export const jobTasks: readonly Task[] = [
  {
    usage: 'failed',
    summary: 'list failed refunds, mails and commands',
    help: 'Reads the tables, because the queue drops failed jobs. Exit code 1 when the list is not empty.',
    run: failed,
  },
  {
    usage: 'retry [refund]',
    summary: 'queue all due mails and refunds, or retry one failed refund',
    help: 'Retry failed refunds one by one, after checking the cause with jobs failed. For mails use mail resend.',
    writes: true,
    run: retry,
  },
];

interface Failure {
  kind: string;
  id: string;
  what: string;
  attempts: number | null;
  error: string | null;
  since: Date;
}

const failures = `${allWaitingWork.flatMap(failuresSql).join(' union all ')} order by since desc limit 500`;

async function failed({ shop }: Call): Promise<TaskResult> {
  const found = await (await shop()).get(DataSource).query<Failure[]>(failures);
  const rows = found.map((one) => [one.kind, one.id, one.what, one.attempts, one.error, one.since.toISOString()]);
  return {
    data: { failed: found },
    text: rows.length > 0 ? table(['kind', 'id', 'what', 'attempts', 'error', 'since'], rows) : 'None.',
    wrong: rows.length > 0,
  };
}

async function retry({ shop, args: [refund], dryRun }: Call): Promise<TaskResult> {
  const app = await shop();
  if (!dryRun && (await app.get(JobQueue).health()) !== 'ok') throw new RefusedError('The queue does not respond');
  return refund ? retryRefund(app, refund, dryRun) : retryDue(app, dryRun);
}

async function retryRefund(app: INestApplicationContext, refundId: string, dryRun: boolean): Promise<TaskResult> {
  if (!(await app.get(DataSource).getRepository(Refund).existsBy({ refundId, status: 'failed', settledBy: IsNull() })))
    throw new RefusedError(`No refund ${refundId} has failed`);
  if (dryRun) return { data: { dryRun, refundId }, text: `Would retry ${refundId}.` };
  await app.get(CommandBus).execute(new RetryRefund({ refundId }, systemContext()));
  return { data: { refundId }, text: `Retrying ${refundId}.` };
}

async function retryDue(app: INestApplicationContext, dryRun: boolean): Promise<TaskResult> {
  const work = app.get(DurableWork);
  const due = await work.countDue();
  const counts = Object.entries(due).map(([kind, count]) => `${count} ${kind}`);
  if (dryRun) return { data: { dryRun, ...due }, text: `Would queue ${counts.join(' and ')}.` };
  await work.sweep();
  return { data: due, text: `Queued ${counts.join(' and ')}.` };
}

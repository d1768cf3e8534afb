import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import { waitingWork } from '../../platform/database/waiting-work.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { SweepMailsHandler } from '../../mail/sending/sweep-mails.handler.js';
import { RetryRefund } from '../../refunds/commands/retry-refund.js';
import { Refund } from '../../refunds/refund.entity.js';
import { SweepRefundsHandler } from '../../refunds/jobs/sweep-refunds.handler.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import { RefusedError, type Answer, type Call, type Task } from '../task.js';

export const jobTasks: readonly Task[] = [
  {
    usage: 'failed',
    summary: 'refunds, mails and commands that did not come off',
    help: 'The queue forgets what failed; what had to be done stands in these tables. Exit code 1 when there is any.',
    run: failed,
  },
  {
    usage: 'retry [refund]',
    summary: 'put every mail and refund that is due back in the queue, or one refund that failed',
    help: 'Failed refunds are tried again one by one, for somebody has to know why: jobs failed names them. Mails: mail resend.',
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

const failures = `
  select 'refund' as kind, refund_id as id, status as what, attempts, last_error as error, created_at as since
  from refunds where ${waitingWork.troubledRefund}
  union all
  select 'mail', id::text, template, attempts, last_error, created_at from mails
  where ${waitingWork.failedMail}
  union all
  select 'command', event_id::text, process || ' → ' || command, null, code, created_at
  from process_refusals where ${waitingWork.openRefusal}
  order by since desc limit 500`;

async function failed({ shop }: Call): Promise<Answer> {
  const found = await (await shop()).get(DataSource).query<Failure[]>(failures);
  const rows = found.map((one) => [one.kind, one.id, one.what, one.attempts, one.error, one.since.toISOString()]);
  return {
    data: { failed: found },
    text: rows.length > 0 ? table(['kind', 'id', 'what', 'attempts', 'error', 'since'], rows) : 'None.',
    wrong: rows.length > 0,
  };
}

const dueNow = `
  select (select count(*)::int from mails where status = 'queued' and due_at <= now()) as mails,
         (select count(*)::int from refunds where status = 'queued' and due_at <= now()) as refunds`;

async function retry({ shop, args: [refund], dryRun }: Call): Promise<Answer> {
  const app = await shop();
  if (!dryRun && (await app.get(JobQueue).health()) !== 'ok') throw new RefusedError('The queue does not answer');
  return refund ? retryRefund(app, refund, dryRun) : retryDue(app, dryRun);
}

async function retryRefund(app: INestApplicationContext, refundId: string, dryRun: boolean): Promise<Answer> {
  if (!(await app.get(DataSource).getRepository(Refund).existsBy({ refundId, status: 'failed', settledBy: IsNull() })))
    throw new RefusedError(`No refund ${refundId} has failed`);
  if (dryRun) return { data: { dryRun, refundId }, text: `Would try ${refundId} again.` };
  await app.get(CommandBus).execute(new RetryRefund({ refundId }, systemContext()));
  return { data: { refundId }, text: `${refundId} is tried again.` };
}

async function retryDue(app: INestApplicationContext, dryRun: boolean): Promise<Answer> {
  const [due] = await app.get(DataSource).query<{ mails: number; refunds: number }[]>(dueNow);
  const { mails, refunds } = due!;
  if (dryRun) return { data: { dryRun, mails, refunds }, text: `Would queue ${mails} mails and ${refunds} refunds.` };
  await app.get(SweepMailsHandler, { strict: false }).handle();
  await app.get(SweepRefundsHandler, { strict: false }).handle();
  return { data: { mails, refunds }, text: `Queued ${mails} mails and ${refunds} refunds.` };
}

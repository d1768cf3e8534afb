import { isUUID } from 'class-validator';
import { DurableWork } from '../../platform/work/durable-work.js';
import { mailWork } from '../../mail/sending/send-mail.work.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

const mostAtOnce = 500;

export const mailTasks: readonly Task[] = [
  {
    usage: 'resend [id]',
    summary: 'retry a failed mail',
    options: [['--all', `all failed mails, at most ${mostAtOnce}`]],
    help: 'Never resends a delivered mail. Ids: npm run shop -- jobs failed',
    writes: true,
    run: resend,
  },
];

async function resend({ shop, args: [id], options, dryRun }: Call): Promise<TaskResult> {
  if (!id === !options.all || (id && !isUUID(id))) throw new UsageError('Give the id of one mail or --all');
  const app = await shop();
  const outbox = app.get(MailOutbox, { strict: false });
  if (id && !(await outbox.hasFailed(id))) throw new RefusedError(`No mail ${id} has failed`);
  const failed = id ? [id] : await outbox.failed(mostAtOnce);
  if (dryRun) return { data: { dryRun, mails: failed }, text: `Would retry ${failed.length} mails.` };
  const mails: string[] = [];
  for (const mailId of failed) if (await app.get(DurableWork).restart(mailWork, mailId)) mails.push(mailId);
  return { data: { mails }, text: `Retrying ${mails.length} mails.` };
}

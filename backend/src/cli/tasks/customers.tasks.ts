import { isEmail } from 'class-validator';
import { LoginLimits } from '../../customers/login/login-limits.js';
import { mailboxOf } from '../../customers/mailbox.js';
import { Privacy } from '../../privacy/privacy.js';
import { toJson } from '../json.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import { RefusedError, UsageError, type Answer, type Call, type Task } from '../task.js';

export const customerTasks: readonly Task[] = [
  {
    usage: 'export <email>',
    summary: 'everything that the shop keeps of one person, as JSON',
    help: 'Give it to that person alone.',
    run: exportPerson,
  },
  {
    usage: 'erase <email>',
    summary: 'forget one person for good; orders stay, without a name',
    options: [['--yes', 'it cannot be undone, and you know who asked for it']],
    help: 'Ends running subscriptions first. Says so when an order has not been sent: there is no address for it any more then.',
    writes: true,
    run: erase,
  },
  {
    usage: 'unlock <email>',
    summary: 'let a person ask for login codes again, after too many sends or wrong guesses',
    help: 'The limits of the network they come from stay; those end within the hour.',
    writes: true,
    run: unlock,
  },
];

async function exportPerson({ shop, args: [email] }: Call): Promise<Answer> {
  const mailbox = personOf(email);
  const data = await (await shop()).get(Privacy, { strict: false }).export(mailbox);
  if (Object.values(data).every((rows) => rows.length === 0)) throw new RefusedError('The shop keeps nothing of them');
  return { data, text: toJson(data) };
}

async function erase({ shop, args: [email], options, dryRun }: Call): Promise<Answer> {
  const mailbox = personOf(email);
  if (!dryRun && !options.yes)
    throw new UsageError('It cannot be undone: say --yes, or --dry-run to see what there is');
  const privacy = (await shop()).get(Privacy, { strict: false });
  const kept = await privacy.export(mailbox);
  const counts = Object.entries(kept)
    .map(([place, rows]) => ({ place, rows: rows.length }))
    .filter(({ rows }) => rows > 0);
  const listed = table(
    ['place', 'rows'],
    counts.map(({ place, rows }) => [place, rows]),
  );
  const unsent = unsentOrders(kept.orders ?? []);
  const data = { places: counts, unsent };
  const warning = unsent.length > 0 ? `\nNot sent, and without an address from then on: ${unsent.join(', ')}` : '';
  if (dryRun) return { data: { dryRun, ...data }, text: counts.length > 0 ? listed + warning : 'There is nothing.' };
  await privacy.erase(mailbox, systemContext());
  return { data, text: counts.length > 0 ? `Forgotten:\n${listed}${warning}` : 'There was nothing.' };
}

async function unlock({ shop, args: [email], dryRun }: Call): Promise<Answer> {
  const mailbox = personOf(email);
  const counters = await (await shop()).get(LoginLimits, { strict: false }).unlock(mailbox, dryRun);
  const data = { dryRun, email: mailbox, counters };
  if (counters === 0) return { data, text: `Nothing limits ${mailbox}.` };
  return { data, text: `${dryRun ? 'Would clear' : 'Cleared'} ${counters} counters of ${mailbox}.` };
}

function unsentOrders(orders: readonly unknown[]): string[] {
  const isUnsent = ({ status }: { status: string }) => status === 'pending' || status === 'processing';
  return (orders as { orderNumber: string; status: string }[]).filter(isUnsent).map(({ orderNumber }) => orderNumber);
}

function personOf(email: string | undefined): string {
  if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address`);
  return mailboxOf(email!);
}

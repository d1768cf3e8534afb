import { isEmail } from 'class-validator';
import { LoginLimits } from '../../customers/login/login-limits.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { Privacy } from '../../privacy/privacy.js';
import { toJson } from '../json.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

export const customerTasks: readonly Task[] = [
  {
    usage: 'export <email>',
    summary: 'all stored data of one person, as JSON',
    help: 'Share the output with that person only.',
    run: exportPerson,
  },
  {
    usage: 'erase <email>',
    summary: 'erase one person permanently; orders stay without a name',
    options: [['--yes', 'confirm the erasure, which cannot be undone']],
    help: 'Cancels running subscriptions first. Lists unsent orders, which lose their address.',
    writes: true,
    run: erase,
  },
  {
    usage: 'unlock <email>',
    summary: 'reset the login-code limits of one person',
    help: 'Keeps the limits per network, which expire within the hour.',
    writes: true,
    run: unlock,
  },
];

async function exportPerson({ shop, args: [email] }: Call): Promise<TaskResult> {
  const mailbox = personOf(email);
  const data = await (await shop()).get(Privacy, { strict: false }).export(mailbox);
  if (Object.values(placesOf(data)).every((rows) => rows.length === 0))
    throw new RefusedError('No data of this person is stored');
  return { data, text: toJson(data) };
}

const placesOf = ({ explanation: _, ...places }: Record<string, unknown[]>) => places;

async function erase({ shop, args: [email], options, dryRun }: Call): Promise<TaskResult> {
  const mailbox = personOf(email);
  if (!dryRun && !options.yes)
    throw new UsageError('The erasure cannot be undone: add --yes, or --dry-run to preview it');
  const privacy = (await shop()).get(Privacy, { strict: false });
  const kept = placesOf(await privacy.export(mailbox));
  const counts = Object.entries(kept)
    .map(([place, rows]) => ({ place, rows: rows.length }))
    .filter(({ rows }) => rows > 0);
  const listed = table(
    ['place', 'rows'],
    counts.map(({ place, rows }) => [place, rows]),
  );
  const unsent = unsentOrders(kept.orders ?? []);
  const data = { places: counts, unsent };
  const warning = unsent.length > 0 ? `\nUnsent orders that lose their address: ${unsent.join(', ')}` : '';
  if (dryRun) return { data: { dryRun, ...data }, text: counts.length > 0 ? listed + warning : 'No data is stored.' };
  await privacy.erase(mailbox, systemContext());
  return { data, text: counts.length > 0 ? `Erased:\n${listed}${warning}` : 'No data was stored.' };
}

async function unlock({ shop, args: [email], dryRun }: Call): Promise<TaskResult> {
  const mailbox = personOf(email);
  const counters = await (await shop()).get(LoginLimits, { strict: false }).unlock(mailbox, dryRun);
  const data = { dryRun, email: mailbox, counters };
  if (counters === 0) return { data, text: `${mailbox} has no counters.` };
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

import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { staffRoles, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { actsOfCommandLine, type RecordAct } from '../../staff/colleagues/acts.js';
import { ColleagueList } from '../../staff/colleagues/colleague-list.query.js';
import { Colleagues } from '../../staff/colleagues/colleagues.js';
import { Logbook } from '../../staff/logbook/logbook.js';
import { SessionList } from '../../staff/sessions/session-list.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { table } from '../table.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

const lastOwner = 'One active owner must remain; without one nobody could manage accounts.';

export const colleagueTasks: readonly Task[] = [
  { usage: 'list', summary: 'list the staff accounts with role and state', run: list },
  {
    usage: 'role <email> <role>',
    summary: 'change the role of a staff account: owner, staff, warehouse or bookkeeper',
    help: lastOwner,
    writes: true,
    run: changeRole,
  },
  {
    usage: 'disable <email>',
    summary: 'disable a staff account and end its sessions',
    help: lastOwner,
    writes: true,
    run: (call) => act(call, 'disable'),
  },
  {
    usage: 'enable <email>',
    summary: 'enable a disabled staff account',
    help: 'It keeps its password and its role.',
    writes: true,
    run: (call) => act(call, 'enable'),
  },
  {
    usage: 'end-sessions <email>',
    summary: 'end every session of a staff account',
    help: 'Its password and its known devices keep working.',
    writes: true,
    run: endSessions,
  },
];

async function list({ shop }: Call): Promise<TaskResult> {
  const colleagues = await (await shop()).get(ColleagueList, { strict: false }).read();
  const rows = colleagues.map(({ email, role, state, lastSeenAt }) => [email, role, state, lastSeenAt ?? 'never']);
  return { data: colleagues, text: table(['e-mail', 'role', 'state', 'last seen'], rows) };
}

async function changeRole(call: Call): Promise<TaskResult> {
  const [email, role] = call.args;
  if (role === undefined) throw new UsageError(`Name a role: ${staffRoles.join(', ')}`);
  const given = roleOf(role);
  const { app, id, address, record } = await found(call, email);
  const data = { dryRun: call.dryRun, email: address, role: given };
  if (call.dryRun) return { data, text: `Would make ${address} ${given}.` };
  await refusing(() => app.get(Colleagues, { strict: false }).changeRole(id, given, record));
  return { data, text: `${address} is ${given} now.` };
}

async function act(call: Call, what: 'disable' | 'enable'): Promise<TaskResult> {
  const { app, id, address, record } = await found(call, call.args[0]);
  const data = { dryRun: call.dryRun, email: address };
  if (call.dryRun) return { data, text: `Would ${what} ${address}.` };
  await refusing(() => app.get(Colleagues, { strict: false })[what](id, record));
  return { data, text: `${address} is ${what}d.` };
}

async function endSessions(call: Call): Promise<TaskResult> {
  const { app, id, address, record } = await found(call, call.args[0]);
  const sessions = app.get(SessionList, { strict: false });
  const count = call.dryRun ? (await sessions.read(id)).length : await sessions.end(id, {}, record);
  const data = { dryRun: call.dryRun, email: address, sessions: count };
  return { data, text: `${call.dryRun ? 'Would end' : 'Ended'} ${count} sessions of ${address}.` };
}

async function found({ shop }: Call, email: string | undefined) {
  const address = addressOf(email);
  const app = await shop();
  const member = await app.get(DataSource).getRepository(StaffMember).findOneBy({ email: address });
  if (!member) throw new RefusedError(`${address} has no account; staff list shows them`);
  const record: RecordAct = actsOfCommandLine(app.get(Logbook, { strict: false }));
  return { app, id: member.id, address, record };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'last-owner') throw new RefusedError(lastOwner);
    throw error;
  }
}

export function addressOf(email: string | undefined): string {
  if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address`);
  return email!.trim().toLowerCase();
}

export function roleOf(role = 'staff'): StaffRole {
  const known = staffRoles.find((one) => one === role);
  if (!known) throw new UsageError(`${role} is not a role; choose ${staffRoles.join(', ')}`);
  return known;
}

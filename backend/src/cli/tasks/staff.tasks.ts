import { DataSource } from 'typeorm';
import { hashPassword } from '../../platform/auth/passwords.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { StaffLoginLimits } from '../../staff/staff-login-limits.js';
import { StaffInvitation } from '../../staff/invitations/staff-invitation.entity.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { StaffSession } from '../../staff/staff-session.entity.js';
import { addressOf, colleagueTasks, roleOf } from './colleague.tasks.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

const minLength = 12;
const help = `The password comes from standard input, ${minLength} characters or more. Arguments are visible to other users of the machine:
  read -rs PASSWORD && printf %s "$PASSWORD" | npm run --silent shop -- staff add name@shop.example`;

export const staffTasks: readonly Task[] = [
  {
    usage: 'add <email> [role]',
    summary: 'create a back-office account: owner, staff (default), warehouse or bookkeeper',
    help,
    writes: true,
    run: add,
  },
  {
    usage: 'password <email>',
    summary: 'change the password of a staff account, end its sessions and forget its devices',
    help,
    writes: true,
    run: changePassword,
  },
  {
    usage: 'unlock <email>',
    summary: 'reset the login limits of a staff account',
    help: 'Keeps the limits per network, which expire within a quarter of an hour.',
    writes: true,
    run: unlock,
  },
  ...colleagueTasks,
];

async function add({ shop, args: [email, role], dryRun, terminal }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const given = roleOf(role);
  const password = passwordOf(await terminal.input());
  const app = await shop();
  if (await app.get(DataSource).getRepository(StaffMember).existsBy({ email: address }))
    throw new RefusedError(`${address} already has an account; staff password changes its password`);
  if (!dryRun) await app.get(StaffAccounts, { strict: false }).ensure(address, password, given);
  return {
    data: { dryRun, email: address, role: given },
    text: dryRun ? `Would add ${address} as ${given}.` : `${address} may log in as ${given}.`,
  };
}

async function changePassword({ shop, args: [email], dryRun, terminal }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const password = passwordOf(await terminal.input());
  const dataSource = (await shop()).get(DataSource);
  const member = await dataSource.getRepository(StaffMember).findOneBy({ email: address });
  if (!member) throw new RefusedError(`${address} has no account; staff add creates one`);
  if (dryRun) return { data: { dryRun, email: address }, text: `Would change the password of ${address}.` };
  const passwordHash = await hashPassword(password);
  await dataSource.transaction(async (manager) => {
    await manager.update(StaffMember, { id: member.id }, { passwordHash, hasPassword: true });
    await manager.delete(StaffInvitation, { staffMemberId: member.id });
    await manager.delete(StaffSession, { staffMemberId: member.id });
  });
  return {
    data: { email: address },
    text: `Changed the password of ${address}, ended its sessions and forgot its devices.`,
  };
}

async function unlock({ shop, args: [email], dryRun }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const counters = await (await shop()).get(StaffLoginLimits, { strict: false }).unlock(address, dryRun);
  const data = { dryRun, email: address, counters };
  if (counters === 0) return { data, text: `${address} has no counters.` };
  return { data, text: `${dryRun ? 'Would clear' : 'Cleared'} ${counters} counters of ${address}.` };
}

function passwordOf(input: string): string {
  const password = input.replace(/\r?\n$/, '');
  if (password.length < minLength) throw new UsageError(`The password must be ${minLength} characters or more`);
  return password;
}

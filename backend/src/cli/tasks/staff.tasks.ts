import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { leastPassword, NewPasswordSchema } from '../../../../contracts/staff/account.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StaffFactors } from '../../staff/factors/staff-factors.js';
import { actsOfCommandLine } from '../../staff/colleagues/acts.js';
import { initialHours, initialPassword } from '../../staff/initial/initial-passwords.js';
import { StaffPasswords } from '../../staff/passwords/staff-passwords.js';
import { Logbook } from '../../staff/logbook/logbook.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { StaffLoginLimits } from '../../staff/staff-login-limits.js';
import { StaffInvitation } from '../../staff/invitations/staff-invitation.entity.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { StaffSession } from '../../staff/staff-session.entity.js';
import { addressOf, colleagueTasks, roleOf } from './colleague.tasks.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

const help = `The password comes from standard input, ${leastPassword} to 200 characters, and none that many people use. It works for ${initialHours} hours, and lets its owner choose another one only. Arguments are visible to other users of the machine:
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
    summary: 'set an initial password for a staff account, end its sessions and forget its devices',
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
  {
    usage: 'reset-factors <email>',
    summary: 'remove the second factors of a staff account and end its sessions',
    help: 'For the last owner, who has nobody to ask. The runbook cannot-log-in says how to know who is asking.',
    writes: true,
    run: resetFactors,
  },
];

const initially = `The password works for ${initialHours} hours; after the login, the member chooses another one.`;

async function add({ shop, args: [email, role], dryRun, terminal }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const given = roleOf(role);
  const password = passwordOf(await terminal.input());
  const app = await shop();
  await checked(app.get(StaffPasswords, { strict: false }), password, address);
  if (await app.get(DataSource).getRepository(StaffMember).existsBy({ email: address }))
    throw new RefusedError(`${address} already has an account; staff password changes its password`);
  if (!dryRun)
    await app
      .get(StaffAccounts, { strict: false })
      .ensure(address, password, given, { isInitial: true, record: passwordSet(app) });
  return {
    data: { dryRun, email: address, role: given },
    text: dryRun ? `Would add ${address} as ${given}.` : `${address} may log in as ${given}. ${initially}`,
  };
}

async function changePassword({ shop, args: [email], dryRun, terminal }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const password = passwordOf(await terminal.input());
  const app = await shop();
  const dataSource = app.get(DataSource);
  const passwords = app.get(StaffPasswords, { strict: false });
  await checked(passwords, password, address);
  const member = await dataSource.getRepository(StaffMember).findOneBy({ email: address });
  if (!member) throw new RefusedError(`${address} has no account; staff add creates one`);
  if (dryRun) return { data: { dryRun, email: address }, text: `Would change the password of ${address}.` };
  const passwordHash = await passwords.hash(password, address);
  await dataSource.transaction(async (manager) => {
    await manager.update(
      StaffMember,
      { id: member.id },
      { passwordHash, hasPassword: true, renewedHash: null, deviceHash: null, ...initialPassword(passwordHash) },
    );
    await manager.delete(StaffInvitation, { staffMemberId: member.id });
    await manager.delete(StaffSession, { staffMemberId: member.id });
    await passwordSet(app)(manager, member.id);
  });
  return {
    data: { email: address },
    text: `Changed the password of ${address}, ended its sessions and forgot its devices. ${initially}`,
  };
}

async function unlock({ shop, args: [email], dryRun }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const counters = await (await shop()).get(StaffLoginLimits, { strict: false }).unlock(address, dryRun);
  const data = { dryRun, email: address, counters };
  if (counters === 0) return { data, text: `${address} has no counters.` };
  return { data, text: `${dryRun ? 'Would clear' : 'Cleared'} ${counters} counters of ${address}.` };
}

async function resetFactors({ shop, args: [email], dryRun }: Call): Promise<TaskResult> {
  const address = addressOf(email);
  const app = await shop();
  const member = await app.get(StaffAccounts, { strict: false }).find(address);
  if (!member) throw new RefusedError(`${address} has no account; staff add creates one`);
  if (dryRun) return { data: { dryRun, email: address }, text: `Would remove the second factors of ${address}.` };
  const origin = { staffMemberId: member.id, network: 'opdrachtregel', browser: null, isKnownDevice: true };
  await app
    .get(StaffFactors, { strict: false })
    .reset(member.id, (manager) =>
      app.get(Logbook, { strict: false }).record(origin, 'factors-reset', { subject: String(member.id), manager }),
    );
  return { data: { email: address }, text: `Removed the second factors of ${address} and ended its sessions.` };
}

function passwordSet(app: INestApplicationContext) {
  const record = actsOfCommandLine(app.get(Logbook, { strict: false }));
  return (manager: EntityManager, id: number) => record(manager, 'password-set', id);
}

async function checked(passwords: StaffPasswords, password: string, address: string): Promise<void> {
  try {
    await passwords.check(password, address);
  } catch (error) {
    if (error instanceof DomainError) throw new UsageError(passwordProblems[error.code] ?? error.code);
    throw error;
  }
}

const passwordProblems: Readonly<Record<string, string>> = {
  'password-length': `The password must be ${leastPassword} characters or more, and at most 200`,
  'password-breached': 'This password leaked somewhere. Choose another one',
  'password-common': 'Many people use this password, or it is made of words of the shop. Choose another one',
};

function passwordOf(input: string): string {
  const password = input.replace(/\r?\n$/, '');
  if (!NewPasswordSchema.safeParse(password).success) throw new UsageError(passwordProblems['password-length']!);
  return password;
}

import { passwordMatches } from '../../platform/auth/passwords.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { StaffMember } from '../staff-member.entity.js';

export const initialHours = 48;

type InitialPassword = Pick<StaffMember, 'initialHash' | 'initialUntil'>;

/** Marks a password that somebody else set. */
export function initialPassword(passwordHash: string): InitialPassword {
  return { initialHash: passwordHash, initialUntil: new Date(Date.now() + initialHours * 3600_000) };
}

/** Any other password ends it, also one that a process of the former version sets. */
export function hasInitialPassword({ passwordHash, initialHash }: StaffMember): boolean {
  return initialHash === passwordHash;
}

/** Throws `initial-password-expired`. */
export function assertNotExpired(member: StaffMember): void {
  if (hasInitialPassword(member) && member.initialUntil! < new Date())
    throw new DomainError('initial-password-expired');
}

/** Throws `password-initial`. */
export async function assertNotInitial(password: string, initialHash: string | null): Promise<void> {
  if (initialHash && (await passwordMatches(password, initialHash))) throw new DomainError('password-initial');
}

import { DomainError } from '../errors/domain-error.js';

export type ProvenBy = 'password' | 'totp' | 'passkey' | 'recovery-code';

/** How and when the member of staff behind a session last proved to be there. */
export interface Proof {
  provenAt: Date;
  /** Refunds of this amount and more need a fresh proof. */
  refundProofFromCents: number;
}

const freshMs = 10 * 60_000;

/** Throws `factor-needed` unless the proof is younger than ten minutes. */
export function requireProof({ provenAt }: Pick<Proof, 'provenAt'>): void {
  if (Date.now() - provenAt.getTime() > freshMs) throw new DomainError('factor-needed');
}

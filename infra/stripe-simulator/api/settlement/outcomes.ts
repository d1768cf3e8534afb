import type { Account, Instrument } from '../../account.js';
import type { PaymentMethod } from '../../types.js';
import { AUTHENTICATION_REQUIRED, ibanFails, testCard, type Decline } from '../payment-methods/test-numbers.js';

/** Outcome of a payment attempt. */
export type Outcome =
  | { kind: 'paid' }
  | { kind: 'declined'; decline: Decline }
  | { kind: 'authenticate' }
  | { kind: 'redirect' }
  | { kind: 'processing' };

/** The outcome of charging this method, on-session or (`offSession`) without the shopper. */
export function chargeOutcome(method: PaymentMethod, instrument: Instrument, offSession: boolean): Outcome {
  switch (method.type) {
    case 'card':
      return method.card?.wallet ? { kind: 'paid' } : cardOutcome(instrument, offSession);
    case 'sepa_debit':
      return { kind: 'processing' };
    case 'klarna':
      return offSession ? { kind: 'paid' } : { kind: 'redirect' };
    case 'ideal':
    case 'bancontact':
    case 'wero':
      return { kind: 'redirect' };
  }
}

/** The outcome after the shopper has authenticated. */
export function outcomeAfterAuthentication(instrument: Instrument): Outcome {
  const declines = testCard(instrument.number)?.declines;
  return declines ? { kind: 'declined', decline: declines } : { kind: 'paid' };
}

/** The refusal to attach a card or to set it up, or null. */
export function attachDecline(instrument: Instrument): Decline | null {
  const card = testCard(instrument.number);
  return card?.declines && !card.attaches && !card.authenticate && !card.risk ? card.declines : null;
}

/** Whether a setup of this method for later charges requires authentication. */
export function setupAuthenticates(instrument: Instrument): boolean {
  const ask = testCard(instrument.number)?.authenticate;
  return ask === 'always' || ask === 'unless-set-up';
}

/** How a SEPA debit of this account ends. */
export function debitOutcome(account: Account, instrument: Instrument): 'failed' | 'succeeded' {
  return instrument.number !== null && ibanFails(instrument.number) ? 'failed' : account.behaviour.sepaDebitOutcome;
}

/** The risk part of a charge's `outcome`. */
export function riskOf(instrument: Instrument): { risk_level: string; risk_score: number; blocked: boolean } {
  const risk = testCard(instrument.number)?.risk;
  if (risk === 'blocked') return { risk_level: 'highest', risk_score: 93, blocked: true };
  if (risk === 'highest') return { risk_level: 'highest', risk_score: 86, blocked: true };
  if (risk === 'elevated') return { risk_level: 'elevated', risk_score: 71, blocked: false };
  return { risk_level: 'normal', risk_score: 18, blocked: false };
}

function cardOutcome(instrument: Instrument, offSession: boolean): Outcome {
  const card = testCard(instrument.number);
  if (card?.authenticate) {
    const set =
      card.authenticate === 'on-session' || (card.authenticate === 'unless-set-up' && instrument.setUpForOffSession);
    if (!offSession) return { kind: 'authenticate' };
    if (!set) return { kind: 'declined', decline: AUTHENTICATION_REQUIRED };
  }
  return outcomeAfterAuthentication(instrument);
}

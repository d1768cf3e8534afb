import type { VatRate } from '../../../../pricing/vat.js';

/** An account of the general ledger. `type`: balance sheet or profit and loss. */
export interface Account {
  id: string;
  description: string;
  type: 'B' | 'P';
}

const receivable: Account = {
  id: '1300',
  description: 'Debiteuren',
  type: 'B',
};
/** What the payment provider has received and not yet paid out. */
const clearing: Account = {
  id: '1230',
  description: 'Kruisposten betaalprovider Stripe',
  type: 'B',
};

const turnover: Record<VatRate, Account> = {
  high: { id: '8000', description: 'Omzet hoog tarief', type: 'P' },
  low: { id: '8010', description: 'Omzet laag tarief', type: 'P' },
  zero: { id: '8020', description: 'Omzet nultarief', type: 'P' },
};

const vatPayable: Record<VatRate, Account> = {
  high: { id: '1520', description: 'Af te dragen btw hoog tarief', type: 'B' },
  low: { id: '1521', description: 'Af te dragen btw laag tarief', type: 'B' },
  zero: { id: '1522', description: 'Af te dragen btw nultarief', type: 'B' },
};

export const accounts = { receivable, clearing, turnover, vatPayable };

export const allAccounts: readonly Account[] = [
  clearing,
  receivable,
  ...Object.values(vatPayable),
  ...Object.values(turnover),
];

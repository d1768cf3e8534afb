import type { InvoiceKind } from '../../../../contracts/invoices.js';

export const invoiceNames: Record<InvoiceKind, string> = {
  invoice: 'Factuur',
  'credit-note': 'Creditfactuur',
  correction: 'Correctiefactuur',
};

export const invoiceCopy = {
  title: 'Facturen',
  nameOf: (kind: InvoiceKind, number: string) => `${invoiceNames[kind]} ${number}`,
  making: 'Factuur wordt gemaakt…',
  slow: 'Het maken van de factuur duurt langer dan normaal. Probeer het zo opnieuw.',
  failed: 'Kon de factuur niet downloaden',
};

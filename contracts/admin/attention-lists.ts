/** The lists of work that waits for staff: the address of each screen below `/admin`, and its title. */
export const attentionLists = {
  'unmatched-payments': 'Betalingen zonder bestelling',
  'failed-refunds': 'Mislukte terugbetalingen',
  disputes: 'Betwiste betalingen',
  'unmatched-withdrawals': 'Herroepingen',
  'failed-renewals': 'Mislukte verlengingen',
  'parcel-problems': 'Pakketten met een probleem',
  'failed-mails': 'Mislukte mails',
  'process-refusals': 'Tegengehouden acties',
  'partnership-inquiries': 'Samenwerkingen',
} as const;

export type AttentionList = keyof typeof attentionLists;

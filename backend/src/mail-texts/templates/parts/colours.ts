export const colours = {
  ink: '#231A32',
  paper: '#FFF8EE',
  muted: '#6B6078',
  mandarin: '#FF7A1A',
  line: '#E8E0D8',
  white: '#FFFFFF',
};

/** What a mail is about. */
export type MailKind = 'order' | 'parcel' | 'plan' | 'money' | 'trouble' | 'account' | 'advice' | 'staff' | 'farewell';

/** The tint of the head of a mail, and the gummy on it. Bad news has none. */
export const heads: Record<MailKind, { tint: string; gummy: string | null }> = {
  order: { tint: '#FFD9BF', gummy: 'bolt' },
  parcel: { tint: '#CFF3E6', gummy: 'ring' },
  plan: { tint: '#E2F4C0', gummy: 'drop' },
  money: { tint: '#FFF0B8', gummy: 'slice' },
  trouble: { tint: '#FFD3DF', gummy: null },
  account: { tint: '#D6DCFF', gummy: 'moon' },
  advice: { tint: '#E7D9FA', gummy: 'star' },
  staff: { tint: '#EFE7DC', gummy: 'heart-peach' },
  farewell: { tint: '#EFE7DC', gummy: null },
};

export const text = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const display =
  "font-family:'Bricolage Grotesque',Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

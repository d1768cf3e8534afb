import { mailNames } from '../../../../../contracts/values/mail-names.js';
import { mailErrors } from '../../../ui/admin/mails/mail-names';
import { told } from './told';

export const mailsCopy = {
  title: 'Mislukte mails',
  about: 'Mails die niet zijn aangekomen. Verstuur je er een opnieuw, dan blijven we het nog een dag proberen.',
  filter: 'Status',
  empty: 'Geen mails gevonden',
  columns: { mail: 'Mail', about: 'Over', error: 'Fout', attempts: 'Pogingen', date: 'Datum' },
  template: told(mailNames),
  error: told(mailErrors),
  toOrder: 'Naar de bestelling',
  toSubscription: 'Naar het abonnement',
  resend: 'Opnieuw versturen',
  resendOf: (mail: string) => `${mail} opnieuw versturen`,
  confirmResend: (mail: string) => `${mail} opnieuw versturen?`,
  confirmResendText: 'De ontvanger krijgt de mail alsnog.',
  keep: 'Niet versturen',
  resent: 'Mail wordt opnieuw verstuurd',
  resendFailed: 'Er ging iets mis bij het versturen',
  none: '-',
};

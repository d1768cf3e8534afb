import type { Dispute } from '../../../../../contracts/admin/attention.js';
import { told } from './told';

const reasons: Record<string, string> = {
  bank_cannot_process: 'De bank kon de betaling niet verwerken',
  credit_not_processed: 'Zegt geen terugbetaling te hebben gekregen',
  customer_initiated: 'De klant heeft de incasso teruggedraaid',
  debit_not_authorized: 'Geen toestemming voor de incasso',
  duplicate: 'Dubbel betaald',
  fraudulent: 'Zegt niet zelf te hebben betaald',
  general: 'Zonder reden',
  incorrect_account_details: 'Rekeningnummer klopt niet',
  insufficient_funds: 'Te weinig saldo',
  product_not_received: 'Zegt niets te hebben ontvangen',
  product_unacceptable: 'Product viel tegen of was kapot',
  subscription_canceled: 'Zegt te hebben opgezegd',
  unrecognized: 'Herkent de betaling niet',
};

export const disputesCopy = {
  title: 'Betwiste betalingen',
  about:
    'De betaler betwist deze betalingen bij de bank. Reageer vóór de uiterste datum, in het dashboard van de betaaldienst. Verliezen we, dan telt het bedrag als terugbetaald en stopt het abonnement. Een teruggeboekte incasso is meteen verloren: verzend niets meer, of vraag de klant om het bedrag.',
  empty: 'Geen betwiste betalingen gevonden',
  columns: {
    order: 'Bestelling',
    reason: 'Reden',
    kind: 'Soort',
    date: 'Betwist op',
    due: 'Reageren vóór',
    amount: 'Bedrag',
  },
  reason: told(reasons),
  kindOf: ({ isInquiry, state }: Dispute) => {
    if (state === 'charged-back') return 'Teruggeboekt';
    return isInquiry ? 'Vraag van de bank' : 'Geld is teruggehaald';
  },
  handle: 'Afvinken',
  handleOf: (name: string) => `${name} afvinken`,
  handled: 'Terugboeking afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  toOrder: 'Naar de bestelling',
  noOrder: 'Zonder bestelling',
  none: '-',
};

import type { ErrorCode } from '../../../../contracts/errors.js';
import type { ErrorResponse } from './error-response.js';

/** What staff and shoppers read when an order refuses. */
export const orderRefusals = {
  'order-not-paid': { status: 409, message: 'Nog niet betaald' },
  'order-cancelled': { status: 409, message: 'Deze bestelling is geannuleerd en terugbetaald.' },
  'order-charged-back': {
    status: 409,
    message: 'De bank heeft deze betaling teruggehaald. Verzend niets: annuleer de bestelling.',
  },
  'order-withdrawn': {
    status: 409,
    message:
      'Alles uit deze bestelling is herroepen. Verzend niets: annuleer de bestelling of wijs eerst de retour af.',
  },
  'order-partly-withdrawn': {
    status: 409,
    message: ({ pieces }) =>
      `Een deel is herroepen en hoort niet in het pakket: ${pieces}. Verzend deze bestelling apart en bevestig dat.`,
  },
  'order-left-empty': {
    status: 409,
    message: 'Dan blijft er niets over van deze bestelling. Annuleer de hele bestelling.',
  },
  'nothing-to-ship': { status: 409, message: 'Alles van deze bestelling is al verzonden.' },
  'address-changed': {
    status: 409,
    message: 'Een collega heeft dit adres net gewijzigd. Sluit het venster en bekijk het nieuwe adres.',
  },
  'pieces-not-here': {
    status: 409,
    message: ({ name, left }) =>
      left === 0
        ? `Van ${name} is niets meer te schrappen. Ververs de pagina.`
        : `Van ${name} ${left === 1 ? 'is' : 'zijn'} er nog ${left} te schrappen.`,
  },
  'parcel-exceeds-order': {
    status: 409,
    message: ({ name, left }) =>
      left === 0
        ? `${name} is al verzonden. Ververs de pagina.`
        : `Van ${name} ${left === 1 ? 'kan' : 'kunnen'} er nog ${left} mee.`,
  },
  'parcel-not-found': { status: 404, message: 'Dit pakket bestaat niet meer. Ververs de pagina.' },
  'replacement-exceeds-order': {
    status: 409,
    message: ({ name, most }) => `Van ${name} ${most === 1 ? 'zat er 1' : `zaten er ${most}`} in de bestelling.`,
  },
  'replaced-before': {
    status: 409,
    message: ({ name, replaced }) =>
      `Van ${name} ${replaced === 1 ? 'is er al 1' : `zijn er al ${replaced}`} vervangen. Bevestig dat je nog een keer vervangt.`,
  },
  'order-not-found': { status: 404, message: 'Deze bestelling bestaat niet.' },
} satisfies Partial<Record<ErrorCode, ErrorResponse>>;

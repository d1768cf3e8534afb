import type { ErrorCode } from '../../../../contracts/errors.js';
import type { AnnounceRefusal } from '../carriers/parcel-carrier.port.js';
import type { ErrorResponse } from './error-response.js';

/** What staff can do about a label that the carrier refused. */
const labelRefusals: Record<AnnounceRefusal, string> = {
  sender: 'Vul eerst het adres van de winkel in, bij Instellingen. Het komt als afzender op het label.',
  name: 'De vervoerder weigert de naam op het label. Wijzig het bezorgadres.',
  address: 'De vervoerder kent deze straat of dit huisnummer niet. Wijzig het bezorgadres.',
  'postal-code': 'De vervoerder kent deze postcode niet. Wijzig het bezorgadres.',
  city: 'De vervoerder kent deze plaats niet. Wijzig het bezorgadres.',
  phone: 'De vervoerder weigert dit telefoonnummer. Wijzig het bezorgadres.',
  weight: 'Dit pakket is te zwaar voor één label. Verzend het in delen.',
  carrier: 'De vervoerder nam dit pakket niet aan. Controleer het adres, of verzend het met de hand.',
};

/** What staff and shoppers read when an order refuses. */
export const orderRefusals = {
  'order-not-paid': { status: 409, message: 'Nog niet betaald' },
  'order-cancelled': { status: 409, message: 'Deze bestelling is geannuleerd.' },
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
    message: 'Een collega heeft dit adres net gewijzigd. Bekijk eerst het nieuwe adres.',
  },
  'pieces-not-here': {
    status: 409,
    message: ({ name, left }) =>
      left === 0
        ? `Van ${name} is niets meer te schrappen. Ververs de pagina.`
        : `Van ${name} ${left === 1 ? 'is' : 'zijn'} er nog ${left} te schrappen.`,
  },
  'plan-not-swappable': {
    status: 409,
    message: 'Dit hoort bij een abonnement. Wijzig het abonnement zelf.',
  },
  'parcel-exceeds-order': {
    status: 409,
    message: ({ name, left }) =>
      left === 0
        ? `${name} is al verzonden. Ververs de pagina.`
        : `Van ${name} ${left === 1 ? 'kan' : 'kunnen'} er nog ${left} mee.`,
  },
  'parcel-not-found': { status: 404, message: 'Dit pakket bestaat niet meer. Ververs de pagina.' },
  'carrier-not-connected': {
    status: 409,
    message: 'Er is geen vervoerder gekoppeld. Maak het label elders en vul de trackingcode in.',
  },
  'carrier-unavailable': { status: 503, message: 'De vervoerder reageert niet. Probeer het zo opnieuw.' },
  'label-refused': { status: 409, message: ({ reason }) => labelRefusals[reason as AnnounceRefusal] },
  'label-in-progress': { status: 409, message: 'Een collega maakt al een label voor deze bestelling.' },
  'no-labels': { status: 404, message: 'Hier zijn geen labels bij. Ververs de pagina.' },
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

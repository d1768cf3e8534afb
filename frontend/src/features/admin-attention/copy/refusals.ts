import { told } from './told';

const commands: Record<string, string> = {
  SellStock: 'Voorraad afboeken',
  RevertSale: 'Voorraad terugboeken',
  RevertPieces: 'Niet verstuurde stuks terugboeken',
  QueueRefund: 'Terugbetaling klaarzetten',
  RequestRefund: 'Terugbetaling aanvragen',
  QueueMail: 'Mail klaarzetten',
  StartSubscription: 'Abonnement starten',
  CancelSubscription: 'Abonnement opzeggen',
  RequestReturn: 'Retour aanmelden',
  RegisterReturn: 'Retour bij de bestelling zetten',
  ReleaseReturn: 'Stuks van een retour vrijgeven',
  ReclaimReturn: 'Stuks van een retour weer vasthouden',
  StoreCustomer: 'Klant opslaan',
  KeepCustomer: 'Klant opslaan', // in rows of former versions
  RememberPaymentMethod: 'Betaalwijze opslaan',
  CloseRenewalPayment: 'Betaling van een verlenging afsluiten',
};

const refusalCodes: Record<string, string> = {
  'out-of-stock': 'Niet genoeg voorraad',
  'stock-below-zero': 'De voorraad zou onder nul komen',
  'refund-too-high': 'Meer dan er betaald is',
  'refund-not-found': 'De terugbetaling bestaat niet',
  'order-not-paid': 'De bestelling is niet betaald',
  'order-cancelled': 'De bestelling is geannuleerd',
  'order-not-found': 'De bestelling bestaat niet',
  'subscription-cancelled': 'Het abonnement is al opgezegd',
  'subscription-not-found': 'Het abonnement bestaat niet',
  'return-exceeds-order': 'Er komt meer terug dan er besteld is',
  'nothing-to-return': 'Alles is al voor retour aangemeld',
  'return-settled': 'De retour is al terugbetaald',
};

export const refusalsCopy = {
  title: 'Geweigerde acties',
  about: 'Automatische acties die een regel tegenhield. Kijk of iemand ze met de hand moet doen.',
  empty: 'Geen geweigerde acties gevonden',
  columns: { command: 'Actie', code: 'Reden', process: 'Vanuit', date: 'Datum' },
  command: told(commands),
  code: told(refusalCodes),
  handle: 'Afgehandeld',
  handleOf: (command: string) => `${command} afvinken`,
  handled: 'Actie afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  aboutQueues: 'Wat de winkel op de achtergrond doet en nog moet doen:',
  queues: 'Wachtrijen',
  queuesOpen: '(in het Engels, in een nieuw tabblad)',
};

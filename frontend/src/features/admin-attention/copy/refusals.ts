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
  RegisterReturn: 'Retour aan de bestelling koppelen',
  ReleaseReturn: 'Producten uit een retour vrijgeven',
  ReclaimReturn: 'Producten uit een retour opnieuw reserveren',
  StoreCustomer: 'Klant opslaan',
  KeepCustomer: 'Klant opslaan', // in rows of former versions
  RememberPaymentMethod: 'Betaalmethode opslaan',
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
  title: 'Tegengehouden acties',
  about: 'Automatische acties die niet mochten doorgaan. Kijk of je ze zelf moet doen.',
  empty: 'Geen geweigerde acties gevonden',
  columns: { command: 'Actie', code: 'Reden', process: 'Proces', date: 'Datum' },
  command: told(commands),
  code: told(refusalCodes),
  handle: 'Afvinken',
  handleOf: (command: string) => `${command} afvinken`,
  handled: 'Actie afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  aboutQueues: 'Wat de winkel op de achtergrond doet en nog moet doen:',
  queues: 'Wachtrijen',
  queuesOpen: '(in het Engels, in een nieuw tabblad)',
};

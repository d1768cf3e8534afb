import { formatCount, formatPlan } from '../../lib/format';

export const basketCopy = {
  title: (lines: number) => `Winkelmandje (${lines})`,
  empty: 'Je winkelmandje is leeg',
  emptyText: 'Daar kunnen we iets aan doen.',
  emptyWayOn: 'Bekijk alle producten',
  news: (lines: number, total: string) =>
    `${formatCount(lines, 'product', 'producten')} in je winkelmandje, totaal ${total}`,
  newsEmpty: 'Er zit niets meer in je winkelmandje',
  remove: (name: string) => `Verwijder ${name}`,
  plan: formatPlan,
  missing: (price: string) => `Nog ${price} voor gratis verzending`,
  shipsFree: 'Je bestelling wordt gratis verzonden',
  progress: 'Op weg naar gratis verzending',
  subtotal: 'Subtotaal',
  list: 'Zonder korting',
  savings: 'Je voordeel',
  discount: 'Korting',
  shipping: 'Verzending',
  free: 'Gratis',
  total: 'Totaal',
  checkout: 'Afrekenen',
  blocked: 'Niet alles in je winkelmandje is nog op voorraad.',
  dropUnavailable: 'Verwijder wat op is',
  takeWhatIsLeft: 'Neem wat er nog is',
  offline: 'Je bent offline. Je winkelmandje blijft bewaard; afrekenen kan zodra je weer verbinding hebt.',
};

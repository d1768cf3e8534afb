import { formatCount, formatPlan, nounOf } from '../../lib/format';
import type { LineNotice } from '../../lib/basket/reprice';

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
  savings: 'Voordeel',
  savingsIncluded: 'al verrekend',
  shipping: 'Verzending',
  free: 'Gratis',
  total: 'Totaal',
  checkout: 'Afrekenen',
  offline: 'Je bent offline. Je winkelmandje blijft bewaard; afrekenen kan zodra je weer verbinding hebt.',
  volumeHint: 'Twee van hetzelfde: 10% korting. Drie of meer: 15%.',
};

/** What a shopper must know about a line before paying. */
export function noticeText(notice: LineNotice): string {
  const texts: Record<Exclude<LineNotice['kind'], 'few-left'>, string> = {
    gone: 'Niet meer verkrijgbaar',
    'sold-out': 'Uitverkocht',
    'price-changed': 'Prijs is gewijzigd',
  };
  if (notice.kind !== 'few-left') return texts[notice.kind];
  return `Er ${nounOf(notice.left, 'is', 'zijn')} er nog ${notice.left}`;
}

import { nounOf } from '../format';
import type { LineNotice } from './reprice';

/** Returns the sentence for a line that changed since it was added. */
export function noticeText(notice: LineNotice): string {
  const texts: Record<Exclude<LineNotice['kind'], 'few-left'>, string> = {
    gone: 'Niet meer verkrijgbaar',
    'sold-out': 'Uitverkocht',
    'price-changed': 'Prijs is gewijzigd',
  };
  if (notice.kind !== 'few-left') return texts[notice.kind];
  return `Er ${nounOf(notice.left, 'is', 'zijn')} er nog ${notice.left}`;
}

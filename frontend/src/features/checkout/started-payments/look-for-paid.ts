import { hasStatus } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { settleCheckout } from '../api';
import { newsCopy } from '../copy';
import { acknowledge, forgetStarted, startedPayments } from './noted-payments';

const shownFor = 15_000;
let looking: Promise<void> | null = null;

/**
 * Looks up the payments that this browser started, updates the basket and informs the shopper. The next page repeats
 * the lookup of an unknown outcome. Concurrent calls share one lookup.
 */
export function lookForPaid(): Promise<void> {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look(): Promise<void> {
  for (const id of startedPayments()) {
    try {
      const settled = await settleCheckout(id);
      const news = acknowledge(id, settled);
      const tone = news === 'put-back' ? 'neutral' : 'success';
      if (news) showToast({ ...newsCopy[news](settled.orderNumber), tone, duration: shownFor });
    } catch (error) {
      if (hasStatus(error, 404)) forgetStarted(id);
    }
  }
}

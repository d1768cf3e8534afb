import type { OrderCancellation } from '../../../../contracts/orders.js';
import { askWithChoices, type Choice } from '../../lib/confirm';
import { centsOf, formatCents, formatNumber, formatPlan } from '../../lib/format';
import { readCancellations } from './api';
import { ordersCopy as copy } from './copy';

/** The lines whose subscription ends, by order. */
export type EndedPlans = Record<string, string[]>;

/** Asks for confirmation, and which subscriptions end with the orders. Null means "no". Throws ApiError. */
export async function askToCancel(ids: readonly string[]): Promise<EndedPlans | null> {
  const cancellations = await readCancellations(ids);
  const question = { ...questionOf(cancellations), action: copy.doCancel, cancel: copy.keep };
  const chosen = await askWithChoices(question, choicesOf(cancellations));
  return chosen && endedPlansOf(cancellations, chosen);
}

export function questionOf(cancellations: readonly OrderCancellation[]): { title: string; text?: string } {
  const cents = cancellations.reduce((sum, { refundAmount }) => sum + centsOf(refundAmount), 0);
  const refund = cents === 0 ? null : formatCents(cents);
  const hasPlans = cancellations.some(({ plans }) => plans.length > 0);
  const title =
    cancellations.length === 1
      ? copy.confirmCancel(refund)
      : copy.confirmBulkCancel(formatNumber(cancellations.length), refund);
  return { title, text: hasPlans ? copy.planChoice : undefined };
}

/** Returns one choice per running subscription, with the order number if there are several orders. */
export function choicesOf(cancellations: readonly OrderCancellation[]): Choice[] {
  return cancellations.flatMap(({ id, orderNumber, plans }) =>
    plans.map(({ lineId, productName, jars, frequency, ends }) => {
      const label = copy.endPlan(productName, formatPlan(jars, frequency));
      const isAlone = cancellations.length === 1;
      return { id: choiceId(id, lineId), label: isAlone ? label : `${orderNumber}: ${label}`, isChosen: ends };
    }),
  );
}

export function endedPlansOf(cancellations: readonly OrderCancellation[], chosen: ReadonlySet<string>): EndedPlans {
  return Object.fromEntries(
    cancellations.map(({ id, plans }) => {
      const ended = plans.filter(({ lineId }) => chosen.has(choiceId(id, lineId)));
      return [id, ended.map(({ lineId }) => lineId)];
    }),
  );
}

const choiceId = (orderId: string, lineId: string) => `${orderId}/${lineId}`;

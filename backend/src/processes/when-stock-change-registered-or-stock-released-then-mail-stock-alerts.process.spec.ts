import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import type { StockEvent } from '../inventory/stock.events.js';
import { stockReserved } from '../inventory/stock.fixtures.js';
import { MailStockAlerts } from '../stock-alerts/commands/mail-stock-alerts.js';
import { recorded } from '../testing/recorded-events.js';
import { whenStockChangeRegisteredOrStockReleasedThenMailStockAlerts as reaction } from './when-stock-change-registered-or-stock-released-then-mail-stock-alerts.process.js';

const react = (event: StockEvent) => {
  const happened = recorded('stock-7', event) as RecordedEvent;
  return reaction.on[event.type]?.(happened, contextAfter(happened)) ?? [];
};
const adjusted = (quantity: number): StockEvent => {
  return { type: 'StockAdjusted', data: { changeId: 'c', quantity, lots: [], onHandAfter: 5 } };
};

it('mails those who wait for a product once there can be more of it', () => {
  const [command] = react(adjusted(5));
  expect(command).toBeInstanceOf(MailStockAlerts);
  expect(command?.payload).toEqual({ productId: 7 });
  expect(react({ type: 'StockReleased', data: { checkoutId: 'c', quantity: 1 } })).toHaveLength(1);
});

it('does nothing when pieces leave or are reserved', () => {
  expect(react(adjusted(-5))).toEqual([]);
  expect(react(stockReserved('checkout', 2))).toEqual([]);
});

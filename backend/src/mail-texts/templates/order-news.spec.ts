import { orderRefunded, paymentFailed } from './order-news.js';
import { piecesCancelled } from './pieces-cancelled.js';
import { orderShipped, parcelTracking } from './shipment-news.js';
import type { ConfirmedLine, ConfirmedOrder } from './parts/order-parts.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };
const line = (lineId: string, productName: string, quantity: number): ConfirmedLine => ({
  lineId,
  productName,
  quantity,
  totalCents: 2495 * quantity,
  listTotalCents: 2495 * quantity,
  imageUrl: `/art/products/${lineId}-1-1200.webp`,
  subscription: null,
});
const order: ConfirmedOrder = {
  dispatchOn: '2026-03-02',
  orderNumber: '2026-000123',
  placedAt: new Date('2026-03-02T09:00:00Z'),
  status: 'processing',
  lines: [line('energy-boost', 'Energy Boost', 3), line('sleep-well', 'Sleep Well', 1)],
  cancelled: [],
  subtotalCents: 9980,
  savingsCents: 0,
  shippingCents: 0,
  discountCents: 0,
  discountCode: null,
  paidWith: null,
  totalCents: 9980,
  vat: [],
  recipient: { name: 'Anna de Wit', address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' },
};

describe('the mail about a shipment', () => {
  it('lists everything that was ordered', () => {
    const { text } = orderShipped(order, {}, shop);
    expect(text).toContain('In je pakket\n3 × Energy Boost\n1 × Sleep Well');
    expect(text).not.toContain('herroepen');
  });

  it('leaves out what was cancelled before, as the mail of a cancelled order does', () => {
    const rest = { ...order, cancelled: [{ lineId: 'energy-boost', quantity: 2 }] };
    expect(orderShipped(rest, {}, shop).text).toContain('In je pakket\n1 × Energy Boost\n1 × Sleep Well');
    const refund = { amountCents: 4990, byHand: false, plans: [] };
    expect(orderRefunded(rest, refund, shop).text).toContain('Dit is geannuleerd\n1 × Energy Boost\n1 × Sleep Well');
  });

  it('lists what was withdrawn apart from what is in the parcel', () => {
    const leftOut = [
      { lineId: 'energy-boost', quantity: 1 },
      { lineId: 'sleep-well', quantity: 1 },
    ];
    const { text } = orderShipped(order, { leftOut }, shop);
    expect(text).toContain('In je pakket\n2 × Energy Boost\n\n');
    expect(text).toContain('Niet meegestuurd, want herroepen\n1 × Energy Boost\n1 × Sleep Well');
  });
});

it('the mail about a refund leads to the credit note', () => {
  const { html, text } = orderRefunded(order, { amountCents: 2495, byHand: false, plans: [] }, shop);
  expect(text).toContain(`Download je creditfactuur: ${shop.url}/bestellingen`);
  expect(html).toContain(`href="${shop.url}/bestellingen"`);
});

describe('the greeting', () => {
  const named = (name: string) => ({ ...order, recipient: { ...order.recipient, name } });

  it('has no name that a mail program would turn into a link', () => {
    for (const name of ['evil.nl', 'http://evil', 'Anna evil.nl'])
      expect(orderShipped(named(name), {}, shop).text).toMatch(/^Hoi,\n/);
    expect(orderShipped(named('Anna'), {}, shop).text).toMatch(/^Hoi Anna,\n/);
  });

  it('has no name while nobody paid', () => {
    const { html, text } = paymentFailed(named('Anna'), shop);
    for (const part of [html, text]) expect(part).not.toContain('Anna');
  });
});

describe('the mail about a parcel', () => {
  const pieces = [{ lineId: 'energy-boost', quantity: 1 }];
  const parcel = { carrier: 'postnl', trackingCode: '3SABCD0001', pieces, isLast: false } as const;

  it('names what is in it, that the rest follows, and leads to the page of the carrier', () => {
    const { subject, text, html } = orderShipped(order, { parcel }, shop);
    expect(subject).toBe('Een deel van je bestelling 2026-000123 is onderweg');
    expect(text).toContain('In je pakket\n1 × Energy Boost');
    expect(text).toContain('De rest volgt in een ander pakket.');
    expect(text).toContain('PostNL bezorgt je pakket\nTrackingcode 3SABCD0001');
    expect(text).toContain('Volg je pakket: https://jouw.postnl.nl/track-and-trace/3SABCD0001');
    expect(html).toContain('https://jouw.postnl.nl/track-and-trace/3SABCD0001');
    expect(orderShipped(order, { parcel: { ...parcel, isLast: true } }, shop).text).not.toContain('De rest volgt');
  });

  it('has the code without a link for another carrier, and neither without a code', () => {
    const other = orderShipped(order, { parcel: { ...parcel, carrier: 'other' } }, shop).text;
    expect(other).toContain('Je pakket volgen\nTrackingcode 3SABCD0001');
    expect(other).not.toContain('Volg je pakket:');
    const none = orderShipped(order, { parcel: { ...parcel, carrier: null, trackingCode: null } }, shop).text;
    expect(none).not.toContain('Je pakket volgen');
  });

  it('has the code that holds now after a correction', () => {
    const { text } = parcelTracking(order, { carrier: 'dhl', trackingCode: 'JVGL0001' }, shop);
    expect(text).toContain('Volg je pakket: https://my.dhlecommerce.nl/home/tracktrace/JVGL0001');
  });
});

describe('the mail about cancelled pieces', () => {
  const cancelled = { pieces: [{ lineId: 'energy-boost', quantity: 2 }], refundCents: 4990 };

  it('names them, the reason and what goes back, and says that the rest stands', () => {
    const { subject, text } = piecesCancelled(order, { ...cancelled, reason: 'damaged' }, shop);
    expect(subject).toBe('Een deel van je bestelling 2026-000123 is geannuleerd');
    expect(text).toContain('Dit is geannuleerd\n2 × Energy Boost');
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /beschadigd geraakt.*Je krijgt € 49,90 \(inclusief btw\) terug.*verandert niet/s,
    );
    expect(text).not.toContain('Sleep Well');
  });

  it('promises no money when nothing goes back', () => {
    const { text } = piecesCancelled(order, { ...cancelled, refundCents: 0, reason: 'customer-request' }, shop);
    expect(text).not.toMatch(/terug|€/);
  });
});

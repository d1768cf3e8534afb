import { divideByWeight } from '../../../pricing/divide-by-weight.js';
import { vatAmounts, type VatAmount } from '../../../pricing/vat.js';
import type { InvoiceLine } from '../invoices/invoice.js';
import type { PlacedOrderState } from '../orders/order.js';
import type { OrderLine } from '../orders/order.events.js';
import type { RefundParts } from '../orders/order-refunds.js';

type TaxedOrder = Pick<PlacedOrderState, 'lines' | 'vat'>;

const words = {
  shipping: 'Verzendkosten',
  partOf: (product: string) => `Terugbetaling op ${product}`,
  partTakenBack: (product: string) => `Terugboeking op ${product}`,
};

/** The lines of an invoice: what was paid for each line of the order, and the shipping costs by rate. */
export function saleLines(order: TaxedOrder): InvoiceLine[] {
  return [
    ...order.lines.map((line, index) => ({
      description: line.productName,
      quantity: line.quantity,
      listedCents: line.totalCents,
      grossCents: order.vat.lineCents[index]!,
      ...taxOf(order, line),
      isShipping: false,
    })),
    ...order.vat.shipping.map(({ cents, rate, percent }) => shippingLine(cents, { rate, percent })),
  ];
}

/**
 * The lines of a credit note, which sum to `totalCents`: the pieces that money goes back for, and the shipping, which is
 * what they leave of the amount of each rate.
 */
export function refundLines(
  order: TaxedOrder,
  { lines, vat }: RefundParts,
  totalCents: number,
  isChargeback: boolean,
): InvoiceLine[] {
  const goods = lines.flatMap(({ lineId, quantity, amountCents }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return line ? [goodsLine(order, line, quantity, amountCents, isChargeback)] : [];
  });
  const shipping = vat.map(({ rate, percent, grossCents }) =>
    shippingLine(grossCents - goodsAt(goods, percent), { rate, percent }),
  );
  const credited = [...goods, ...shipping].filter(({ grossCents }) => grossCents > 0);
  return scaledTo(totalCents, credited);
}

/** The VAT inside lines, by rate. */
export function amountsOf(lines: readonly InvoiceLine[]): VatAmount[] {
  return vatAmounts(lines.map(({ rate, percent, grossCents: cents }) => ({ rate, percent, cents })));
}

/** A refund that exceeds the price of the returned pieces, or is for none, names the product only. */
function goodsLine(
  order: TaxedOrder,
  line: OrderLine,
  quantity: number,
  cents: number,
  isChargeback: boolean,
): InvoiceLine {
  const partOf = isChargeback ? words.partTakenBack : words.partOf;
  return {
    description: quantity > 0 ? line.productName : partOf(line.productName),
    quantity: Math.max(quantity, 1),
    listedCents: cents,
    grossCents: cents,
    ...taxOf(order, line),
    isShipping: false,
  };
}

function shippingLine(cents: number, tax: Pick<InvoiceLine, 'rate' | 'percent'>): InvoiceLine {
  return {
    description: words.shipping,
    quantity: 1,
    listedCents: cents,
    grossCents: cents,
    ...tax,
    isShipping: true,
  };
}

function taxOf({ vat }: TaxedOrder, { vatRate }: OrderLine): Pick<InvoiceLine, 'rate' | 'percent'> {
  const { rate, percent } = vat.amounts.find((one) => one.rate === vatRate)!;
  return { rate, percent };
}

function goodsAt(goods: readonly InvoiceLine[], percent: number): number {
  return goods.reduce((sum, line) => (line.percent === percent ? sum + line.grossCents : sum), 0);
}

/** The same lines when they sum to `totalCents`; the provider can have sent back less than was requested. */
function scaledTo(totalCents: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const cents = divideByWeight(
    totalCents,
    lines.map(({ grossCents }) => grossCents),
  );
  return lines.map((line, index) => ({ ...line, listedCents: cents[index]!, grossCents: cents[index]! }));
}

import { commandOutput } from '../command-line.js';
import { longPatience } from '../patience.js';
import { shop } from '../shopper.js';
import { paidOrders } from './paid-order.js';

interface Books {
  figures: { orders: number | null; documents: number; vatReturn: number; auditFile: number }[];
  orders: { orderId: string }[];
  payments: { paymentIntentId: string }[];
}

/**
 * Expects invoices less credit notes, the VAT return and the audit file to be equal, and each order of `paidOrder` to
 * equal its documents and its payment at the provider. Orders of other journeys may still be handled. A document follows
 * its payment, and one run of the command takes long on a busy machine. A shop of E2E_URL has no command line here.
 */
export async function expectBooksAgree(): Promise<void> {
  if (!shop.dataDir) return;
  for (let runs = 1, deadline = Date.now() + longPatience; ; runs++) {
    const { output } = await commandOutput(['books', 'verify', '--provider', '--json']);
    const differences = differencesIn(JSON.parse(output) as Books);
    if (differences.length > 0 && (runs === 1 || Date.now() < deadline)) continue;
    expect(differences).toEqual([]);
    expect(paidOrders.size).toBeGreaterThan(0);
    return;
  }
}

function differencesIn({ figures, orders, payments }: Books): object[] {
  const own = orders.filter(({ orderId }) => paidOrders.has(orderId));
  const areAllOwn = own.length === orders.length;
  const ofDay = new Set(paidOrders.values());
  return [
    ...own,
    ...payments.filter(({ paymentIntentId }) => ofDay.has(paymentIntentId)),
    ...figures.filter(({ orders: received, documents, vatReturn, auditFile }) => {
      const sources = [documents, vatReturn, auditFile, areAllOwn ? (received ?? documents) : documents];
      return new Set(sources).size > 1;
    }),
  ];
}

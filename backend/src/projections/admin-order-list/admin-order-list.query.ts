import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { centsToDecimal } from '../../../../contracts/money.js';
import type { AdminOrder, AdminOrderDetail, OrderStatus } from '../../../../contracts/orders.js';
import { DomainError } from '../../event-sourcing/domain-error.js';
import type { OrderLine } from '../../orders/order.events.js';

interface ListedRow {
  order_id: string;
  order_number: string;
  placed_at: Date;
  status: OrderStatus;
  total_cents: number;
  name: string | null;
  email: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
}

interface DetailRow extends ListedRow {
  lines: OrderLine[];
  subtotal_cents: number;
  shipping_cents: number;
  discount_cents: number;
  refunded_cents: number;
}

const erased = 'Verwijderde klant';
const listed = `o.order_id, o.order_number, o.placed_at, o.status, o.total_cents,
  c.name, c.email, c.address, c.postal_code, c.city`;
const source = 'admin_order_list o left join contacts c on c.id = o.contact_id';

/** Orders as staff reads them: the read model, with the buyer joined in while the contact exists. */
@Injectable()
export class AdminOrderList {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<AdminOrder[]> {
    const sql = `select ${listed} from ${source} order by o.placed_at desc, o.order_id`;
    return (await this.dataSource.query<ListedRow[]>(sql)).map(toOrder);
  }

  /** Throws `order-not-found`. */
  async find(orderId: string): Promise<AdminOrderDetail> {
    const sql = `select ${listed}, o.lines, o.subtotal_cents, o.shipping_cents, o.discount_cents, o.refunded_cents
      from ${source} where o.order_id = $1`;
    const [row] = await this.dataSource.query<DetailRow[]>(sql, [orderId]);
    if (!row) throw new DomainError('order-not-found');
    return {
      ...toOrder(row),
      items: row.lines.map((line) => ({
        id: line.lineId,
        productName: line.productName,
        quantity: line.quantity,
        price: centsToDecimal(line.unitCents),
        subtotal: centsToDecimal(line.totalCents),
      })),
      subtotalAmount: centsToDecimal(row.subtotal_cents),
      shippingAmount: centsToDecimal(row.shipping_cents),
      discountAmount: centsToDecimal(row.discount_cents),
      refundedAmount: centsToDecimal(row.refunded_cents),
    };
  }
}

function toOrder(row: ListedRow): AdminOrder {
  return {
    id: row.order_id,
    orderNumber: row.order_number,
    customerName: row.name ?? erased,
    customerEmail: row.email ?? '',
    createdAt: row.placed_at.toISOString(),
    totalAmount: centsToDecimal(row.total_cents),
    status: row.status,
    shippingAddress: row.address ?? '',
    shippingPostalCode: row.postal_code ?? '',
    shippingCity: row.city ?? '',
  };
}

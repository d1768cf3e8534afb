import { Injectable } from '@nestjs/common';
import type { PhoneOrderStart } from '../../../../contracts/orders/phone-orders.js';
import { maxPiecesPerLine } from '../../../../contracts/checkout.js';
import { ProductRecords } from '../../catalog/product-records.query.js';
import { BuyerRecords, type KnownBuyer } from '../../customers/buyer-records.query.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { piecesByProduct } from '../quote/pieces.js';

/** What the form of a new order begins with. */
@Injectable()
export class PhoneOrderStarts {
  constructor(
    private readonly orders: OrderReader,
    private readonly buyers: BuyerRecords,
    private readonly products: ProductRecords,
  ) {}

  /** Throws `order-not-found`. The products are those that are for sale now. */
  async fromOrder(orderId: string): Promise<PhoneOrderStart> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    const buyer = await this.buyers.ofContact(order.contactId);
    const pieces = piecesByProduct(order.lines);
    const found = await this.products.find([...pieces.keys()].map(String));
    const items = found
      .filter(({ isActive }) => isActive)
      .map(({ id }) => ({ id, quantity: Math.min(pieces.get(id) ?? 1, maxPiecesPerLine) }))
      .sort((one, other) => one.id - other.id);
    return { details: detailsOf(buyer), items, orderNumber: order.orderNumber };
  }

  /** Throws `not-found`. */
  async fromCustomer(customerId: number): Promise<PhoneOrderStart> {
    const buyer = await this.buyers.ofCustomer(customerId);
    if (!buyer) throw new DomainError('not-found');
    return { details: detailsOf(buyer), items: [], orderNumber: null };
  }
}

const unknown: KnownBuyer = { name: '', email: '', phone: '', address: '', postalCode: '', city: '' };

/** The last word of a name is no last name in Dutch: everything after the first word is. */
function detailsOf(buyer: KnownBuyer | null): PhoneOrderStart['details'] {
  const { name, ...details } = buyer ?? unknown;
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { ...details, firstName, lastName: rest.join(' ') };
}

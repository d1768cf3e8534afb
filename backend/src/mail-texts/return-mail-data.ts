import { Injectable } from '@nestjs/common';
import type { Company } from '../../../contracts/company.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { OrderOverview } from '../projections/admin-order-list/order-overview.query.js';
import { ReturnOverview } from '../projections/admin-return-list/return-overview.query.js';
import { WithdrawalRecords } from '../returns/withdrawals/withdrawal-records.query.js';
import { KnownCompany } from '../settings/known-company.js';
import type { ReturnForMail } from './templates/return-news.js';
import type { WithdrawalForMail } from './templates/withdrawal-news.js';

@Injectable()
export class ReturnMailData {
  constructor(
    private readonly orders: OrderOverview,
    private readonly reader: OrderReader,
    private readonly returns: ReturnOverview,
    private readonly withdrawals: WithdrawalRecords,
    private readonly company: KnownCompany,
    private readonly products: ProductRecords,
  ) {}

  /** Null while the read model lags; `email` is null when the sender was erased. */
  async find(returnId: string): Promise<{ email: string | null; about: ReturnForMail } | null> {
    const row = await this.returns.find(returnId);
    if (!row) return null;
    const { email, orderId, refundCents: proposedCents, lines: pieces, ...about } = row;
    const pictures = await this.products.pictures(pieces.map(({ productId }) => productId));
    const lines = pieces.map((line) => ({ ...line, imageUrl: pictures.get(line.productId) ?? '' }));
    const leftCents = (await this.orders.refundableCentsOf(orderId)) ?? proposedCents;
    const refundCents = Math.max(Math.min(proposedCents, leftCents), 0);
    const sendTo = returnAddressOf(await this.company.find());
    const isDisputed = (await this.reader.moneyAfterDisputes(orderId)) === 'uncertain';
    return { email: email || null, about: { ...about, lines, refundCents, isDisputed, sendTo } };
  }

  /** Null when it was erased. */
  async withdrawal(withdrawalId: string): Promise<WithdrawalForMail | null> {
    const stated = await this.withdrawals.find(withdrawalId);
    if (!stated) return null;
    const order = await this.orders.findByBuyer(stated.orderNumber, stated.email);
    return { ...stated, money: order ? await this.reader.moneyAfterDisputes(order.orderId) : 'due' };
  }
}

/** Returns the lines of the address for parcels; empty until staff enters it. */
const returnAddressOf = ({ name, address, postalCode, city }: Company): string[] =>
  address ? [name, address, `${postalCode} ${city}`] : [];

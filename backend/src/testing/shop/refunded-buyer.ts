import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { readModelsCatchUp, Shopper } from './shopper.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { eventually } from '../kernel.js';
import type { TestBrowser, TestShop } from './test-shop.js';
import { SweepWorkHandler } from '../../platform/work/sweep-work.handler.js';
import { Refund } from '../../refunds/requested/refund.entity.js';

let buyers = 0;

/** A paid order, as staff and the provider see it. */
export class RefundedBuyer {
  private constructor(
    private readonly shop: TestShop,
    private readonly staff: TestBrowser,
    readonly paymentIntentId: string,
  ) {}

  static async buys(shop: TestShop, staff: TestBrowser, items: object[], number?: string): Promise<RefundedBuyer> {
    const shopper = new Shopper(shop);
    await shopper.start(items);
    await shopper.pay(`terug${++buyers}@example.com`, number);
    await shopper.settle();
    await shop.provider.control.webhooksSettled();
    return new RefundedBuyer(shop, staff, shopper.payment.paymentIntentId);
  }

  get orderId(): string {
    return orderIdOf(this.paymentIntentId);
  }

  /** A refund in the dashboard, and its webhook events. */
  async isRefundedInDashboard(amountCents?: number): Promise<string> {
    const refund = this.shop.provider.control.refundInDashboard(this.paymentIntentId, amountCents)!;
    await this.shop.provider.control.webhooksSettled();
    await readModelsCatchUp(this.shop);
    return refund.id;
  }

  async ends(refundId: string, outcome: 'failed' | 'succeeded'): Promise<void> {
    this.shop.provider.control.completeRefund(refundId, outcome);
    await this.shop.provider.control.webhooksSettled();
    await readModelsCatchUp(this.shop);
  }

  async moves(status: string): Promise<number> {
    return await this.staff.status(api.orders.changeOrderStatus, { params: { id: this.orderId }, body: { status } });
  }

  atProvider() {
    const all = this.shop.provider.control.refunds(1000);
    return all.filter(({ payment_intent }) => payment_intent === this.paymentIntentId);
  }

  /** Cents that the provider sent back. */
  sentBack(): number {
    return this.atProvider().reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0);
  }

  async refundedAmount(): Promise<string> {
    return (await this.order()).refundedAmount;
  }

  async orderNumber(): Promise<string> {
    return (await this.order()).orderNumber;
  }

  private order(): Promise<AdminOrderDetail> {
    return this.staff.json(api.orders.findOrder, { params: { id: this.orderId } }) as Promise<AdminOrderDetail>;
  }

  async refundedBecomes(amount: string): Promise<void> {
    await eventually(async () => {
      await this.sweep();
      return (await this.refundedAmount()) === amount;
    }, `€ ${amount} back`);
  }

  row(): Promise<Refund | null> {
    return this.shop.app.get(DataSource).getRepository(Refund).findOneBy({ orderId: this.orderId });
  }

  async rowBecomes(expected: Partial<Refund>): Promise<void> {
    await eventually(async () => {
      const row = await this.row();
      return Object.entries(expected).every(([key, value]) => row?.[key as keyof Refund] === value);
    }, JSON.stringify(expected));
  }

  async sweep(): Promise<void> {
    await this.shop.app.get(DataSource).query(`update refunds set due_at = now() where status = 'queued'`);
    await this.shop.app.get(SweepWorkHandler).handle();
  }

  async timeline(): Promise<string[]> {
    const entries = await this.staff.json(api.adminTimeline.showOrderTimeline, { params: { id: this.orderId } });
    return entries.map(({ type }) => type).reverse();
  }

  events() {
    return this.shop.app.get(EventStore).readStream(`order-${this.orderId}`);
  }

  async revenue(): Promise<number> {
    await readModelsCatchUp(this.shop);
    return (await this.staff.json(api.adminAnalytics.showDashboardStats)).totalRevenue;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { ProductImage } from '../catalog/product-image.entity.js';
import { Product } from '../catalog/product.entity.js';
import { InvoiceBuyer } from '../invoices/invoice-buyer.entity.js';
import { registerReaders } from '../platform/event-sourcing/readers/checkpoints.js';
import { whenPaymentCapturedOrOrderRefundedThenIssueInvoice } from '../processes/when-payment-captured-or-order-refunded-then-issue-invoice.process.js';
import { pause } from '../platform/timing/pause.js';
import { oneAtATime } from '../platform/database/sessions/one-at-a-time.js';
import { Setting } from '../platform/database/setting.entity.js';
import { storedSlug } from './renamed-products.js';
import { demoProducts, onePlusOneSlugs } from './catalogue.js';
import { demoCompany, storeDemoCompany } from './demo-company.js';
import { seedCatalogue } from './demo-catalogue-seed.js';
import { insertAll, seedPeople } from './demo-people-seed.js';
import { demoHistory, type DemoHistory } from './history.js';
import type { HistoryProduct } from './history/baskets.js';
import { InvoiceHistory } from './history/invoice-history.js';
import { eventsOf, writeHistory } from './history-writer.js';
import { clearHistory } from './clear-history.js';

/** Only demo databases have this setting. */
export const startedKey = 'demo_seed_begun_at';
const sizeKey = 'demo_seed_size';
const doneKey = 'demo_seed_done_at';

/** `customers` defaults to 40 % of the orders. */
export interface DemoSize {
  orders?: number;
  customers?: number;
}

/** Fills an empty shop with a year of history. Resumes an interrupted seed so that it writes the same events. */
@Injectable()
export class DemoSeed {
  private readonly logger = new Logger('demo');

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
  ) {}

  /** Deletes the demo's history and seeds again. No process may read the log meanwhile. */
  async replace(size: DemoSize): Promise<void> {
    await oneAtATime(this.dataSource, 'demo', async () => {
      await clearHistory(this.dataSource, [startedKey, sizeKey, doneKey]);
      await this.seed(size);
    });
  }

  /** Does nothing after the first run. Concurrent processes wait for the one that seeds. */
  async run(size: DemoSize = {}): Promise<void> {
    await oneAtATime(this.dataSource, 'demo', async () => {
      const isDone = await this.dataSource.getRepository(Setting).existsBy({ key: doneKey });
      if (!isDone) await this.seed(size);
    });
  }

  private async seed({ orders: wanted = 2000, ...rest }: DemoSize): Promise<void> {
    const began = performance.now();
    const now = new Date(await this.keptOr(startedKey, new Date().toISOString()));
    const size = await this.keptOr(sizeKey, JSON.stringify({ orders: wanted, ...rest }));
    const { orders, customers } = JSON.parse(size) as DemoSize & { orders: number };
    await storeDemoCompany(this.dataSource.manager);
    const products = await this.catalogue(now);
    const history = demoHistory({ products, now, orders, customers });
    await seedPeople(this.dataSource, history.customers, history.contacts);
    await writeHistory(this.store, history.streams);
    await this.issueInvoices(history);
    await this.dataSource.query(`select setval('order_numbers', $1)`, [history.lastOrderNumber]);
    await this.dataSource.getRepository(Setting).save({ key: doneKey, value: new Date().toISOString() });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.logger.log(`Seeded ${products.length} products and ${orders} orders in ${seconds} s`);
  }

  /** Issues the documents here, because the process would append thousands while the first shopper waits. */
  private async issueInvoices({ streams, contacts }: DemoHistory): Promise<void> {
    const invoices = new InvoiceHistory();
    for (const [index, stream] of streams.filter(({ streamId }) => streamId.startsWith('order-')).entries()) {
      invoices.add(stream.streamId, eventsOf(stream));
      if (index % 1000 === 0) await pause(0); // lets connections be heard
    }
    await insertAll(this.dataSource, InvoiceBuyer, invoices.buyers(contacts));
    await writeHistory(this.store, invoices.streams({ ...demoCompany, country: 'NL' }));
    const process = whenPaymentCapturedOrOrderRefundedThenIssueInvoice;
    await registerReaders(this.dataSource, 'process', [process], await this.store.head());
  }

  /** Returns the stored value, or stores and returns `value`. */
  private async keptOr(key: string, value: string): Promise<string> {
    const settings = this.dataSource.getRepository(Setting);
    const kept = await settings.findOneBy({ key });
    return (kept ?? (await settings.save({ key, value }))).value;
  }

  private async catalogue(now: Date): Promise<HistoryProduct[]> {
    const products = this.dataSource.getRepository(Product);
    if (!(await products.existsBy({}))) await this.dataSource.transaction((manager) => seedCatalogue(manager, now));
    const images = await this.dataSource.getRepository(ProductImage).findBy({ isPrimary: true });
    const imageUrls = new Map(images.map(({ productId, url }) => [productId, url]));
    const stock = new Map(demoProducts.map((product) => [storedSlug(product.slug), product.stock]));
    return (await products.find({ order: { id: 'ASC' } })).map((product) => ({
      ...product,
      imageUrl: imageUrls.get(product.id) ?? '',
      stock: stock.get(product.slug) ?? null,
      freePieces: onePlusOneSlugs.includes(product.slug) ? { buy: 1, free: 1 } : null,
    }));
  }
}

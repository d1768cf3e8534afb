import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ProductImage } from '../catalog/product-image.entity.js';
import { Product } from '../catalog/product.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { demoProducts } from './catalogue.js';
import { seedCatalogue } from './demo-catalogue-seed.js';
import { seedPeople } from './demo-people-seed.js';
import { demoHistory } from './history.js';
import type { HistoryProduct } from './history/baskets.js';
import type { DemoStream } from './history/book.js';

const begunKey = 'demo_seed_begun_at';
const doneKey = 'demo_seed_done_at';
const streamsAtOnce = 100;

/**
 * Fills an empty shop with products and a year of history, written as events through the commands. A seed that was cut
 * short is finished at the next start: it begins at the same moment, so it asks for the same things again.
 */
@Injectable()
export class DemoSeed {
  private readonly logger = new Logger('demo');

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async run(orders = 2000): Promise<void> {
    const settings = this.dataSource.getRepository(Setting);
    if (await settings.existsBy({ key: doneKey })) return;
    const began = performance.now();
    const now = await this.begin();
    const products = await this.catalogue(now);
    const history = demoHistory({ products, now, orders });
    await seedPeople(this.dataSource, history.customers, history.contacts);
    await this.write(history.streams);
    await this.dataSource.query(`select setval('order_numbers', $1)`, [history.lastOrderNumber]);
    await settings.save({ key: doneKey, value: new Date().toISOString() });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.logger.log(`Seeded ${products.length} products and ${orders} orders in ${seconds} s`);
  }

  private async begin(): Promise<Date> {
    const settings = this.dataSource.getRepository(Setting);
    const begun = await settings.findOneBy({ key: begunKey });
    if (begun) return new Date(begun.value);
    const now = new Date();
    await settings.save({ key: begunKey, value: now.toISOString() });
    return now;
  }

  private async catalogue(now: Date): Promise<HistoryProduct[]> {
    const products = this.dataSource.getRepository(Product);
    if (!(await products.existsBy({}))) await this.dataSource.transaction((manager) => seedCatalogue(manager, now));
    const images = await this.dataSource.getRepository(ProductImage).findBy({ isPrimary: true });
    const imageUrls = new Map(images.map(({ productId, url }) => [productId, url]));
    const stock = new Map(demoProducts.map((product) => [product.slug, product.stock]));
    return (await products.find({ order: { id: 'ASC' } })).map((product) => ({
      ...product,
      imageUrl: imageUrls.get(product.id) ?? '',
      stock: stock.get(product.slug) ?? null,
    }));
  }

  /** Each stream in its order, many streams side by side. */
  private async write(streams: readonly DemoStream[]): Promise<void> {
    const waiting = streams.values();
    const writer = async () => {
      for (const { commands } of waiting) for (const command of commands) await this.commands.execute(command);
    };
    await Promise.all(Array.from({ length: streamsAtOnce }, writer));
  }
}

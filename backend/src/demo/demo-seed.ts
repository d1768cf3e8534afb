import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Product } from '../catalog/product.entity.js';
import type { Command, CommandContext } from '../event-sourcing/decider.js';
import { OpenStock } from '../inventory/commands/open-stock.js';
import { Setting } from '../settings/setting.entity.js';
import { seedCatalogue } from './demo-catalogue-seed.js';
import { demoProducts } from './catalogue.js';

const doneKey = 'demo_seeded_at';

/** Fills an empty shop with products and a year of history. A seed that was cut short is finished at the next start. */
@Injectable()
export class DemoSeed {
  private readonly logger = new Logger('demo');

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async run(): Promise<void> {
    const settings = this.dataSource.getRepository(Setting);
    if (await settings.existsBy({ key: doneKey })) return;
    const now = new Date();
    const products = await this.catalogue(now);
    await this.stock(products, now);
    await settings.save({ key: doneKey, value: now.toISOString() });
    this.logger.log(`Seeded ${products.length} products`);
  }

  private async catalogue(now: Date): Promise<Product[]> {
    const known = await this.dataSource.getRepository(Product).find();
    return known.length > 0 ? known : this.dataSource.transaction((manager) => seedCatalogue(manager, now));
  }

  private async stock(products: readonly Product[], now: Date): Promise<void> {
    const onHand = new Map(demoProducts.map(({ slug, stock }) => [slug, stock]));
    const context = seedContext(now);
    await this.executeAll(
      products.map(({ id, slug }) => new OpenStock({ productId: id, onHand: onHand.get(slug) ?? null }, context)),
    );
  }

  private async executeAll(commands: readonly Command[]): Promise<void> {
    await Promise.all(commands.map((command) => this.commands.execute(command)));
  }
}

function seedContext(now: Date): CommandContext {
  return { at: now.toISOString(), actor: { kind: 'system', id: 'demo' }, correlationId: 'demo', causationId: 'demo' };
}

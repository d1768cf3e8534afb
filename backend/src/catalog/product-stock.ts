import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { AdjustStock } from '../inventory/commands/adjust-stock.js';
import { OpenStock } from '../inventory/commands/open-stock.js';
import { stockLevels } from './stock-levels.view.js';
import { rowsOf } from '../platform/database/rows.js';

/** The stock figure from the product form. Null is unlimited. */
export interface StockFormValue {
  productId: number;
  /** The product version that the form loaded. It makes saving the same form twice idempotent. */
  version: number;
  stock: number | null;
  /** The figure that the form loaded; undefined means the current one. */
  stockBase: number | null | undefined;
}

@Injectable()
export class ProductStock {
  constructor(private readonly commands: CommandBus) {}

  async open(productId: number, onHand: number | null, context: CommandContext): Promise<bigint | null> {
    return (await this.commands.execute<OpenStock, CommandResult>(new OpenStock({ productId, onHand }, context)))
      .position;
  }

  /** Books the difference and returns the event's position, or null without a difference. Throws `stock-below-zero`. */
  async adjust(manager: EntityManager, value: StockFormValue, context: CommandContext): Promise<bigint | null> {
    const { productId, version, stock } = value;
    const stockBase = value.stockBase === undefined ? await onHandOf(manager, productId) : value.stockBase;
    if (stock === stockBase) return null;
    const changeId = deterministicId('product-form', productId, version, String(stockBase), String(stock));
    const command = new AdjustStock({ productId, changeId, stockBase, stock }, context);
    return (await this.commands.execute<AdjustStock, CommandResult>(command)).position;
  }
}

async function onHandOf(manager: EntityManager, productId: number): Promise<number | null> {
  const sql = `select on_hand from ${stockLevels} s where product_id = $1`;
  const [row] = await rowsOf(manager, z.object({ on_hand: z.int().nullable() }), sql, [productId]);
  return row ? row.on_hand : 0;
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { AdjustStock } from '../inventory/commands/adjust-stock.js';
import { OpenStock } from '../inventory/commands/open-stock.js';

/** A stock figure that somebody saved in the form of a product. Null is unlimited. */
export interface WishedStock {
  productId: number;
  /** The version of the product that the form had loaded: the same form saved twice is booked once. */
  version: number;
  stock: number | null;
  /** The figure that the form had loaded; the present one for a client that does not say. */
  stockBase: number | null | undefined;
}

/** Books the stock figure of the product form in the ledger. Answers the position to wait for. */
@Injectable()
export class ProductStock {
  constructor(private readonly commands: CommandBus) {}

  async open(productId: number, onHand: number | null, context: CommandContext): Promise<bigint | null> {
    return (await this.commands.execute<OpenStock, CommandResult>(new OpenStock({ productId, onHand }, context)))
      .position;
  }

  /** Books the difference. Null when there is none. Throws `stock-below-zero`. */
  async adjust(manager: EntityManager, wished: WishedStock, context: CommandContext): Promise<bigint | null> {
    const { productId, version, stock } = wished;
    const stockBase = wished.stockBase === undefined ? await onHandOf(manager, productId) : wished.stockBase;
    if (stock === stockBase) return null;
    const changeId = deterministicId('product-form', productId, version, String(stockBase), String(stock));
    const command = new AdjustStock({ productId, changeId, stockBase, stock }, context);
    return (await this.commands.execute<AdjustStock, CommandResult>(command)).position;
  }
}

async function onHandOf(manager: EntityManager, productId: number): Promise<number | null> {
  const sql = 'select on_hand from stock_levels where product_id = $1';
  const [row] = await manager.query<{ on_hand: number | null }[]>(sql, [productId]);
  return row ? row.on_hand : 0;
}

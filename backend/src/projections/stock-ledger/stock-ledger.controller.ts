import {
  listMovements,
  exportMovements,
  listLevels,
  findLedger,
  type InventoryQuery,
  type StockLedger,
  type StockLevel,
} from '../../../../contracts/inventory.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { nextCursorHeader } from '../../../../contracts/admin/lists.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { inventoryListing, onTheShelf } from './inventory.listing.js';
import { StockLedgerQuery } from './stock-ledger.query.js';

@Controller()
export class StockLedgerController {
  constructor(
    private readonly lists: AdminLists,
    private readonly ledgers: StockLedgerQuery,
  ) {}

  @Handles(listMovements)
  listMovements({ query, reply }: Call<typeof listMovements>): Promise<StreamableFile | string> {
    return this.lists.respond(inventoryListing, query, reply, conditionsOf(query));
  }

  @Handles(exportMovements)
  exportMovements({ query }: Call<typeof exportMovements>): Promise<StreamableFile> {
    return this.lists.export(inventoryListing, query, conditionsOf(query));
  }

  @Handles(listLevels)
  listLevels({ query: { on } }: Call<typeof listLevels>): Promise<StockLevel[]> {
    return this.ledgers.levels(on);
  }

  @Handles(findLedger)
  async findLedger({
    params: { productId },
    query: { limit, cursor },
    reply,
  }: Call<typeof findLedger>): Promise<StockLedger> {
    const { ledger, next } = await this.ledgers.ledger(productId, { limit, before: cursor ?? null });
    if (next !== null) void reply.header(nextCursorHeader, next);
    return ledger;
  }
}

function conditionsOf({ productId, include }: InventoryQuery): Condition[] {
  const conditions: Condition[] = [];
  if (include !== 'sales') conditions.push({ sql: () => onTheShelf });
  if (productId !== undefined) conditions.push({ sql: (p) => `l.product_id = ${p}`, value: productId });
  return conditions;
}

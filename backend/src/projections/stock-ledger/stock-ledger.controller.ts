import { Controller, Get, Param, ParseIntPipe, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { nextCursorHeader, OnDaySchema, type OnDay } from '../../../../contracts/admin/lists.js';
import {
  InventoryEventSchema,
  InventoryQuerySchema,
  LedgerQuerySchema,
  StockLedgerSchema,
  StockLevelSchema,
  type InventoryQuery,
  type LedgerQuery,
  type StockLedger,
  type StockLevel,
} from '../../../../contracts/inventory.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { inventoryListing, registeredByStaff } from './inventory.listing.js';
import { StockLedgerQuery } from './stock-ledger.query.js';

@Controller('api/admin/inventory')
@AllowAccess('staff', 'stock')
export class StockLedgerController {
  constructor(
    private readonly lists: AdminLists,
    private readonly ledgers: StockLedgerQuery,
  ) {}

  /** What staff registered, newest first; with `include=sales` every movement. */
  @Get()
  @Answers(z.array(InventoryEventSchema))
  listMovements(
    @Query(parsedBy(InventoryQuerySchema)) query: InventoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.respond(inventoryListing, query, reply, conditionsOf(query));
  }

  @Get('export.csv')
  @AnswersFile('text/csv')
  exportMovements(@Query(parsedBy(InventoryQuerySchema)) query: InventoryQuery): Promise<StreamableFile> {
    return this.lists.export(inventoryListing, query, conditionsOf(query));
  }

  /** What lies on the shelf, now or when a day ended. */
  @Get('levels')
  @Answers(z.array(StockLevelSchema))
  listLevels(@Query(parsedBy(OnDaySchema)) { on }: OnDay): Promise<StockLevel[]> {
    return this.ledgers.levels(on);
  }

  /** "Waarom is dit 47?": every movement of a product with what it left. 404 `not-found`. */
  @Get('ledger/:productId')
  @Answers(StockLedgerSchema)
  async findLedger(
    @Param('productId', ParseIntPipe) productId: number,
    @Query(parsedBy(LedgerQuerySchema)) { limit, cursor }: LedgerQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StockLedger> {
    const { ledger, next } = await this.ledgers.ledger(productId, { limit, before: cursor ?? null });
    if (next !== null) void reply.header(nextCursorHeader, next);
    return ledger;
  }
}

function conditionsOf({ productId, include }: InventoryQuery): Condition[] {
  const conditions: Condition[] = [];
  if (include !== 'sales') conditions.push({ sql: () => registeredByStaff });
  if (productId !== undefined) conditions.push({ sql: (p) => `l.product_id = ${p}`, value: productId });
  return conditions;
}

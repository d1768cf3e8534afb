import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  mostCounted,
  moreFoundHeader,
  nextCursorHeader,
  totalCountHeader,
  type AdminListQuery,
} from '../../../../../contracts/admin/lists.js';
import { csvHeader, csvLine } from './csv.js';
import { countSql, cursorFor, firstSql, sortOf, wholeSql, type Condition } from './list-query.js';
import type { Listing, SortedPart } from './listing.js';
import { startedStream, streamRows } from './stream-rows.js';
import { WholeReads } from './whole-reads.port.js';
import { rowsOf, valueOf } from '../../database/rows.js';

const Found = z.object({ row: z.string(), value: z.string(), key: z.string() });
type FoundRow = z.output<typeof Found>;
type PageQuery = AdminListQuery & { limit: number };
const json = 'application/json; charset=utf-8';
/** A larger array is an export. */
const mostUnrecorded = 500;

@Injectable()
export class AdminLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly wholeReads: WholeReads,
  ) {}

  /**
   * With `limit` one page and its headers, else the whole array as a stream. Postgres builds the JSON. Throws
   * `not-allowed` for an array of more than 500 rows without the right to export, and records it as an export.
   */
  async respond(
    listing: Listing,
    query: AdminListQuery,
    reply: FastifyReply,
    conditions: readonly Condition[] = [],
  ): Promise<StreamableFile | string> {
    if (query.limit !== undefined) return this.page(listing, { ...query, limit: query.limit }, reply, conditions);
    const { where, orderBy, values } = wholeSql(listing, query, conditions);
    await this.recordLarge(listing.from, { where, values }, reply.request);
    const sql = `select (${listing.row})::text as row from ${listing.from} ${where} ${orderBy}`;
    const rows = streamRows<{ row: string }>(this.dataSource, sql, values);
    return new StreamableFile(await startedStream(asJsonArray(rows)), { type: json });
  }

  async export(
    listing: Listing,
    query: AdminListQuery,
    conditions: readonly Condition[] = [],
  ): Promise<StreamableFile> {
    const { where, orderBy, values } = wholeSql(listing, { ...query, cursor: undefined }, conditions);
    const cells = listing.csv.map(({ sql }) => `(${sql})::text`).join(', ');
    const sql = `select json_build_array(${cells})::text as cells from ${listing.from} ${where} ${orderBy}`;
    const rows = streamRows<{ cells: string }>(this.dataSource, sql, values);
    const disposition = `attachment; filename="${listing.name}.csv"`;
    return new StreamableFile(await startedStream(asCsv(listing, rows)), {
      type: 'text/csv; charset=utf-8',
      disposition,
    });
  }

  /** Returns the keys of the first `most` rows that match, in the order of the list. */
  async keys(
    listing: Listing,
    query: AdminListQuery,
    conditions: readonly Condition[],
    most: number,
  ): Promise<string[]> {
    const first = { row: `''`, limit: most };
    const { sql, values } = firstSql(listing, { ...query, cursor: undefined }, conditions, first);
    return (await rowsOf(this.dataSource, Found, sql, values)).map(({ key }) => key);
  }

  private async page(
    listing: Listing,
    query: PageQuery,
    reply: FastifyReply,
    conditions: readonly Condition[],
  ): Promise<string> {
    void reply.type(json);
    const [found, total] = await Promise.all([
      this.rows(listing, query, conditions),
      this.count(listing, query, conditions),
    ]);
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    if (last && found.length > query.limit) void reply.header(nextCursorHeader, cursorFor(last.value, last.key));
    const isMore = query.q !== undefined && total > mostCounted;
    void reply.header(totalCountHeader, isMore ? mostCounted : total);
    if (isMore) void reply.header(moreFoundHeader, 'true');
    return `[${rows.map(({ row }) => row).join(',')}]`;
  }

  /** One row more than the page has, when there is one. */
  private async rows(listing: Listing, query: PageQuery, conditions: readonly Condition[]): Promise<FoundRow[]> {
    const { sorting, direction } = sortOf(listing, query.sort);
    if (!sorting.indexed) return this.firstRows(listing, query, conditions);
    const { parts, others } = sorting.indexed;
    const rows = await this.firstRows(listing, query, conditions, parts);
    const last = rows.length > query.limit ? rows.at(-1) : undefined;
    if (others === undefined || (last && isBefore(last.value, others, direction))) return rows;
    return this.firstRows(listing, query, conditions);
  }

  private firstRows(
    listing: Listing,
    query: PageQuery,
    conditions: readonly Condition[],
    parts?: readonly SortedPart[],
  ): Promise<FoundRow[]> {
    const first = { row: `(${listing.row})::text`, limit: query.limit + 1, parts };
    const { sql, values } = firstSql(listing, query, conditions, first);
    return rowsOf(this.dataSource, Found, sql, values);
  }

  private async recordLarge(
    from: string,
    { where, values }: { where: string; values: unknown[] },
    request: FastifyRequest,
  ): Promise<void> {
    const sql = `select count(*)::int from (select from ${from} ${where} limit ${mostUnrecorded + 1}) as found`;
    if ((await valueOf(this.dataSource, z.int(), sql, values)) > mostUnrecorded) await this.wholeReads.record(request);
  }

  /** Async, so that a wrong query rejects and does not leave the rows asked for beside it unhandled. */
  private async count(listing: Listing, query: AdminListQuery, conditions: readonly Condition[]): Promise<number> {
    const { sql, values } = countSql(listing, query, conditions, mostCounted + 1);
    return valueOf(this.dataSource, z.int(), sql, values);
  }
}

/** Texts by code point, as the collation "C" compares. */
function isBefore(value: string, other: string | number, direction: 'asc' | 'desc'): boolean {
  const compared =
    typeof other === 'number' ? Number(value) - other : Buffer.compare(Buffer.from(value), Buffer.from(other));
  return direction === 'desc' ? compared > 0 : compared < 0;
}

async function* asJsonArray(batches: AsyncIterable<{ row: string }[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of batches) {
    yield separator + rows.map(({ row }) => row).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* asCsv({ csv }: Listing, batches: AsyncIterable<{ cells: string }[]>): AsyncGenerator<string> {
  yield csvHeader(csv);
  for await (const rows of batches)
    yield rows.map(({ cells }) => csvLine(csv, JSON.parse(cells) as (string | null)[])).join('');
}

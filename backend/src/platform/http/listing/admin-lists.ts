import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { nextCursorHeader, totalCountHeader, type AdminListQuery } from '../../../../../contracts/admin/lists.js';
import { csvHeader, csvLine } from './csv.js';
import { cursorFor, indexedListing, listSql, type Condition } from './list-query.js';
import type { Listing } from './listing.js';
import { isNarrow } from './searched.js';
import { startedStream, streamRows } from './stream-rows.js';
import { WholeReads } from './whole-reads.port.js';
import { rowsOf, valueOf } from '../../database/rows.js';

const Found = z.object({ row: z.string(), value: z.string(), key: z.string(), total: z.int().optional() });
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
    const { where, orderBy, values } = listSql(listing, query, conditions);
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
    const { where, orderBy, values } = listSql(listing, { ...query, cursor: undefined }, conditions);
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
    const { where, orderBy, values } = listSql(listing, { ...query, cursor: undefined }, conditions);
    const sql = `select ${listing.key} as key from ${listing.from} ${where} ${orderBy} limit ${most}`;
    return (await rowsOf(this.dataSource, Found.pick({ key: true }), sql, values)).map(({ key }) => key);
  }

  private async page(
    listing: Listing,
    query: PageQuery,
    reply: FastifyReply,
    conditions: readonly Condition[],
  ): Promise<string> {
    void reply.type(json);
    const isCounted = !query.cursor && isNarrow(listing, query.q);
    const [found, total] = await Promise.all([
      this.rows(listing, query, conditions, isCounted),
      isCounted ? null : this.count(listing, query, conditions),
    ]);
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    if (last && found.length > query.limit) void reply.header(nextCursorHeader, cursorFor(last.value, last.key));
    void reply.header(totalCountHeader, total ?? found[0]?.total ?? 0);
    return `[${rows.map(({ row }) => row).join(',')}]`;
  }

  /** One row more than the page has, when there is one. `isCounted`: each with the number of all. */
  private async rows(
    listing: Listing,
    query: PageQuery,
    conditions: readonly Condition[],
    isCounted: boolean,
  ): Promise<FoundRow[]> {
    const indexed = indexedListing(listing, query);
    if (indexed) {
      const { rows, descending } = await this.firstRows(indexed, query, conditions);
      const last = rows.length > query.limit && rows.at(-1);
      if (last && isBefore(last.value, indexed.others, descending)) return rows;
    }
    return (await this.firstRows(listing, query, conditions, isCounted)).rows;
  }

  private async firstRows(
    listing: Listing,
    query: PageQuery,
    conditions: readonly Condition[],
    isCounted = false,
  ): Promise<{ rows: FoundRow[]; descending: boolean }> {
    const { where, orderBy, sorting, descending, values } = listSql(listing, query, conditions);
    const { from, row, key } = listing;
    const total = isCounted ? ', (count(*) over ())::int as total' : '';
    const fields = `(${row})::text as row, (${sorting.by})::text as value, ${key} as key${total}`;
    const sql = `select ${fields} from ${from} ${where} ${orderBy} limit ${query.limit + 1}`;
    return { rows: await rowsOf(this.dataSource, Found, sql, values), descending };
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
    const { where, values } = listSql(listing, { ...query, cursor: undefined }, conditions);
    const from = query.q ? listing.from : (listing.countFrom ?? listing.from);
    return valueOf(this.dataSource, z.int(), `select count(*)::int from ${from} ${where}`, values);
  }
}

/** Texts by code point, as the collation "C" compares. */
function isBefore(value: string, other: string | number, descending: boolean): boolean {
  const compared =
    typeof other === 'number' ? Number(value) - other : Buffer.compare(Buffer.from(value), Buffer.from(other));
  return descending ? compared > 0 : compared < 0;
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

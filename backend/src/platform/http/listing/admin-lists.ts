import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { nextCursorHeader, totalCountHeader, type AdminListQuery } from '../../../../../contracts/admin/lists.js';
import { csvHeader, csvLine } from './csv.js';
import { cursorFor, listSql, type Condition } from './list-query.js';
import type { Listing } from './listing.js';
import { startedStream, streamRows } from './stream-rows.js';
import { WholeReads } from './whole-reads.port.js';
import { rowsOf, valueOf } from '../../database/rows.js';

const Found = z.object({ row: z.string(), value: z.string(), key: z.string() });
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
    query: AdminListQuery & { limit: number },
    reply: FastifyReply,
    conditions: readonly Condition[],
  ): Promise<string> {
    void reply.type(json);
    const { where, orderBy, sorting, values } = listSql(listing, query, conditions);
    const { from, row } = listing;
    const fields = `(${row})::text as row, (${sorting.by})::text as value, ${listing.key} as key`;
    const sql = `select ${fields} from ${from} ${where} ${orderBy} limit ${query.limit + 1}`;
    const [found, total] = await Promise.all([
      rowsOf(this.dataSource, Found, sql, values),
      this.count(listing, query, conditions),
    ]);
    const rows = found.slice(0, query.limit);
    const last = rows.at(-1);
    if (last && found.length > query.limit) void reply.header(nextCursorHeader, cursorFor(last.value, last.key));
    void reply.header(totalCountHeader, total);
    return `[${rows.map(({ row }) => row).join(',')}]`;
  }

  private async recordLarge(
    from: string,
    { where, values }: { where: string; values: unknown[] },
    request: FastifyRequest,
  ): Promise<void> {
    const sql = `select count(*)::int from (select from ${from} ${where} limit ${mostUnrecorded + 1}) as found`;
    if ((await valueOf(this.dataSource, z.int(), sql, values)) > mostUnrecorded) await this.wholeReads.record(request);
  }

  private count(listing: Listing, query: AdminListQuery, conditions: readonly Condition[]): Promise<number> {
    const { where, values } = listSql(listing, { ...query, cursor: undefined }, conditions);
    const from = query.q ? listing.from : (listing.countFrom ?? listing.from);
    return valueOf(this.dataSource, z.int(), `select count(*)::int from ${from} ${where}`, values);
  }
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

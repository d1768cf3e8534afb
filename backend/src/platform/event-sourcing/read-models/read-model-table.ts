import type { DataSource, EntityMetadata } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from '../../database/queryable.js';
import { rowsOf, valueOf } from '../../database/rows.js';
import type { Projection, RowKey } from './projection.js';

type Row = Record<string, unknown>;
const Loaded = z.object({ row: z.custom<Row>() });
const StoredRow = z.record(z.string(), z.unknown());
/** `live` or `fresh` is null when the row is missing there. */
const Difference = z.object({ key: z.string(), live: StoredRow.nullable(), fresh: StoredRow.nullable() });
export type RowDifference = z.infer<typeof Difference>;

export class ReadModelTable {
  private readonly metadata: EntityMetadata;
  private readonly keyProperty: string;
  private readonly keyColumn: string;

  constructor(
    dataSource: DataSource,
    projection: Projection,
    readonly table: string = dataSource.getMetadata(projection.row).tableName,
  ) {
    this.metadata = dataSource.getMetadata(projection.row);
    const [key, ...others] = this.metadata.primaryColumns;
    if (!key || others.length > 0) throw new Error(`${projection.name}: a read model has one primary column`);
    this.keyProperty = key.propertyName;
    this.keyColumn = key.databaseName;
  }

  async load(database: Queryable, keys: readonly RowKey[]): Promise<Map<RowKey, object>> {
    const found = await rowsOf(
      database,
      Loaded,
      `select to_jsonb(t) as row from "${this.table}" t where "${this.keyColumn}" = any($1)`,
      [keys],
    );
    return new Map(found.map(({ row }) => [row[this.keyColumn] as RowKey, this.toProperties(row)]));
  }

  async save(database: Queryable, changed: readonly object[]): Promise<void> {
    const rows = changed.map((row) => this.toColumns(row as Row));
    await database.query(this.upsertSql(), [JSON.stringify(rows)]);
  }

  hash(database: Queryable): Promise<string> {
    return valueOf(
      database,
      z.string(),
      `select count(*)::text || ':' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by "${this.keyColumn}")), '') as hash
       from ${this.declaredColumns()} t`,
    );
  }

  /** Rows that differ from `fresh` or exist in one table only, ordered by key; at most `most`. */
  differences(database: Queryable, fresh: ReadModelTable, most: number): Promise<RowDifference[]> {
    return rowsOf(
      database,
      Difference,
      `select key, live.row as live, fresh.row as fresh
       from ${this.keyedRows()} live full join ${fresh.keyedRows()} fresh using (key)
       where live.row is distinct from fresh.row order by key limit $1`,
      [most],
    );
  }

  private keyedRows(): string {
    return `(select "${this.keyColumn}"::text as key, to_jsonb(t) as row from ${this.declaredColumns()} t)`;
  }

  /** Leaves out columns that only a former version writes; a later version drops them. */
  private declaredColumns(): string {
    return `(select ${this.columnNames().join(', ')} from "${this.table}")`;
  }

  private columnNames(): string[] {
    return this.metadata.columns.map((column) => `"${column.databaseName}"`);
  }

  private upsertSql(): string {
    const names = this.columnNames();
    const updates = this.metadata.columns
      .filter((column) => column.propertyName !== this.keyProperty)
      .map((column) => `"${column.databaseName}" = excluded."${column.databaseName}"`);
    return `insert into "${this.table}" (${names.join(', ')})
      select ${names.join(', ')} from jsonb_populate_recordset(null::"${this.table}", $1::jsonb)
      on conflict ("${this.keyColumn}") do ${updates.length > 0 ? `update set ${updates.join(', ')}` : 'nothing'}`;
  }

  private toProperties(row: Row): object {
    return Object.fromEntries(this.metadata.columns.map((column) => [column.propertyName, row[column.databaseName]]));
  }

  private toColumns(row: Row): Row {
    return Object.fromEntries(
      this.metadata.columns.map((column) => [column.databaseName, row[column.propertyName] ?? null]),
    );
  }
}

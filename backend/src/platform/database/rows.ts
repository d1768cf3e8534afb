import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from './queryable.js';

/** TypeORM returns rows and their number for an update or a delete, and rows for every other statement. */
type Changed = [rows: unknown[], count: number];

const isChange = (result: unknown[]): result is Changed => Array.isArray(result[0]) && typeof result[1] === 'number';

/** Runs SQL and returns its rows as `row` describes them. Throws when a row does not fit, before it does harm. */
export async function rowsOf<Row extends z.ZodType>(
  database: Queryable,
  row: Row,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Row>[]> {
  const result = await database.query<unknown[]>(sql, values);
  return z.array(row).parse(isChange(result) ? result[0] : result);
}

/** Runs SQL that returns exactly one row. */
export async function oneRowOf<Row extends z.ZodType>(
  database: Queryable,
  row: Row,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Row>> {
  const [found] = await rowsOf(database, row, sql, values);
  if (found === undefined) throw new Error('The statement returned no row');
  return found;
}

/** Runs SQL that returns exactly one row of one column, and returns its value. */
export async function valueOf<Value extends z.ZodType>(
  database: Queryable,
  value: Value,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Value>> {
  const [found] = Object.values(await oneRowOf(database, z.record(z.string(), value), sql, values));
  return found as z.output<Value>;
}

/** Runs SQL and returns the number of rows that it changed or returned. */
export async function countOf(database: Queryable, sql: string, values: unknown[] = []): Promise<number> {
  const result = await database.query<unknown[]>(sql, values);
  return isChange(result) ? result[1] : result.length;
}

/** Selects rows in the shape of their entity, in one statement of plain SQL. */
export function entitiesWhere<Row extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  where: string,
  values: unknown[],
): Promise<Row[]> {
  const metadata = dataSource.getMetadata(entity);
  return dataSource.query<Row[]>(`select ${columnsOf(metadata)} from ${metadata.tableName} where ${where}`, values);
}

/** The columns of an entity in SQL, named as its properties. */
export function columnsOf({ columns }: Pick<EntityMetadata, 'columns'>): string {
  return columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`).join(', ');
}

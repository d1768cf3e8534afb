/** Runs SQL: a data source in a transaction of its own, an entity manager or a query runner in the caller's. */
export interface Queryable {
  query<Result>(sql: string, values?: unknown[]): Promise<Result>;
}

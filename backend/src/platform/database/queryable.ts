/** A data source, an entity manager or a query runner. */
export interface Queryable {
  query<Result>(sql: string, values?: unknown[]): Promise<Result>;
}

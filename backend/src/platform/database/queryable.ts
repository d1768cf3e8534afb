export interface Queryable {
  query<Result>(sql: string, values?: unknown[]): Promise<Result>;
}

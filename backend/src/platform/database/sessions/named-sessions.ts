/** The address of a database, for sessions that carry a name: who looks into Postgres sees what each is for. */
export function named(databaseUrl: string, name: 'shop-events' | 'shop-queue'): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.toString();
}

/** Adds an application name, which Postgres shows for each session. */
export function named(databaseUrl: string, name: 'shop-events' | 'shop-queue'): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.toString();
}

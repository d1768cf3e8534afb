/** A Postgres of our own in `${dataDir}/postgres`: made when new, adopted when it runs already. */
export function startPostgres(options: {
  dataDir: string;
  password: string;
  durable?: boolean;
  quiet?: boolean;
}): Promise<{ url: string; port: number; adopted: boolean; stop: () => Promise<void> }>;

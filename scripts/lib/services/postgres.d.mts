export function startPostgres(options: {
  dataDir: string;
  password: string;
  durable?: boolean;
  quiet?: boolean;
}): Promise<{ url: string; port: number; adopted: boolean; stop: () => Promise<void> }>;

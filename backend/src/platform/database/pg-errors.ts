import { isError } from '../logging/logged-error.js';

/** Connection trouble or a server that is stopping or full, as against a statement that Postgres refused. */
export function isConnectionTrouble(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? '';
  const fromPostgres = /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
  if (fromPostgres) return /^(08|57|53|58)/.test(code);
  return isError(error) && (code !== '' || /connection|timeout|terminat/i.test(error.message));
}

/** A unique index refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}

import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isError } from '../logging/logged-error.js';

/** True when the connection failed, or the server is stopping or full; false when Postgres refused the statement. */
export function isConnectionTrouble(error: unknown): boolean {
  // TypeORM releases the connection of a transaction that is lost between two statements
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const code = (error as { code?: string } | null)?.code ?? '';
  const fromPostgres = /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
  if (fromPostgres) return /^(08|57|53|58)/.test(code);
  return isError(error) && (code !== '' || /connection|timeout|terminat/i.test(error.message));
}

/** A statement waited longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '55P03';
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}

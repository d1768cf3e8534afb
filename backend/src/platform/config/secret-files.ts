import { readFileSync } from 'node:fs';
import { ConfigError } from './config.js';

/** The variables that may also come from a file, named by the variable with `_FILE` behind it. */
export const secretVariables = [
  'DATABASE_URL',
  'REDIS_URL',
  'EVENTSTORE_URL',
  'APP_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'DKIM_SECRET_KEY',
  'ACCESS_CODE',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SENDCLOUD_SECRET_KEY',
  'SENDCLOUD_WEBHOOK_SECRET',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * Fills in each `NAME` from the file of `NAME_FILE`. Throws ConfigError for a file that cannot be read, or for both.
 */
export function readSecretFiles(env: Environment): Environment {
  const filled = { ...env };
  const problems: string[] = [];
  for (const name of secretVariables) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) problems.push(`${name} and ${name}_FILE exclude each other`);
    try {
      filled[name] = readFileSync(path, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE cannot be read: ${path}`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return filled;
}

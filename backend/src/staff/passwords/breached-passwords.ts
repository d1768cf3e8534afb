import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';

const timeoutMs = 2000;
/** A padded answer has at most 1,400 lines of about 45 bytes. */
const mostBytes = 256 * 1024;

/**
 * Passwords that leaked elsewhere, by the range service of Pwned Passwords (haveibeenpwned.com/API/v3#PwnedPasswords). It
 * gets five characters of the SHA-1 hash, and returns every leaked hash that begins with them.
 */
@Injectable()
export class BreachedPasswords {
  private readonly logger = new Logger('passwords');

  constructor(private readonly config: AppConfig) {}

  /** False also when the service does not answer; then the packaged list decides alone. */
  async has(password: string): Promise<boolean> {
    const url = this.config.leakCheckUrl;
    if (!url) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      return isAmong(await rangeOf(`${url}/range/${hash.slice(0, 5)}`), hash.slice(5));
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'Breached passwords: no answer');
      return false;
    }
  }
}

/** Lines of `SUFFIX:COUNT`. A count of 0 is padding. */
function isAmong(range: string, suffix: string): boolean {
  const line = range.split(/\r?\n/).find((one) => one.startsWith(`${suffix}:`));
  return line !== undefined && Number(line.slice(suffix.length + 1)) > 0;
}

async function rangeOf(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) throw new Error(`The service responded with ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > mostBytes) throw new RangeError('The response is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}

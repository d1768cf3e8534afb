import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { alertMonths, confirmationDays, type StockAlertOutcome } from '../../../contracts/stock/stock-alerts.js';
import { mailboxOf } from '../platform/auth/mailbox.js';
import { hashToken } from '../platform/auth/tokens.js';
import { AppConfig } from '../platform/config/app-config.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { newConfirmation } from './stock-alert-tokens.js';
import { StockAlert } from './stock-alert.entity.js';

/** One statement, so that of parallel clicks exactly one confirms. */
const confirmSql = `
  update stock_alerts set confirmed_at = $2, ends_at = $2::timestamptz + $3 * interval '1 month'
  where confirmation_hash = $1 and confirmed_at is null and ends_at > $2
  returning product_id as "productId"`;
const Confirmed = z.object({ productId: z.int() });
const findSql = `
  select product_id as "productId", confirmed_at is not null as "isConfirmed" from stock_alerts
  where confirmation_hash = $1`;
const Found = z.object({ productId: z.int(), isConfirmed: z.boolean() });

const isWaiting = 'confirmed_at is not null and mailed_at is null and ends_at > now()';
const awaitedSql = `select 1 from stock_alerts where product_id = $1 and ${isWaiting} limit 1`;
/** The oldest request of each mailbox, the same one when it is repeated: its mail has one key. */
const waitingSql = `
  select distinct on (email) id, email from stock_alerts where product_id = $1 and ${isWaiting}
  order by email, confirmed_at, id limit $2`;
const Waiting = z.object({ id: z.string(), email: z.string() });
const mailedSql = `
  update stock_alerts set mailed_at = $3, ends_at = $3
  where product_id = $1 and email = any($2) and confirmed_at is not null and mailed_at is null`;

/** Requests for a mail when a product is back, by double opt-in. */
@Injectable()
export class StockAlerts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Stores a request and returns its id. */
  async request(productId: number, email: string, at: string): Promise<string> {
    const id = randomUUID();
    const requestedAt = new Date(at);
    const endsAt = new Date(requestedAt.getTime() + confirmationDays * 86_400_000);
    const confirmation = newConfirmation(this.config.appSecret, id);
    const alert = { id, productId, email: mailboxOf(email), ...confirmation, requestedAt, endsAt };
    await this.dataSource.getRepository(StockAlert).insert(alert);
    return id;
  }

  /** `productId`: of a confirmed request; null without one. */
  async confirm(token: string, at: string): Promise<{ outcome: StockAlertOutcome; productId: number | null }> {
    const hash = hashToken(token);
    const [confirmed] = await rowsOf(this.dataSource, Confirmed, confirmSql, [hash, at, alertMonths]);
    if (confirmed) return { outcome: 'confirmed', productId: confirmed.productId };
    const [found] = await rowsOf(this.dataSource, Found, findSql, [hash]);
    if (!found) return { outcome: 'unknown', productId: null };
    return found.isConfirmed
      ? { outcome: 'already-confirmed', productId: found.productId }
      : { outcome: 'expired', productId: null };
  }

  async isAwaited(productId: number): Promise<boolean> {
    return (await countOf(this.dataSource, awaitedSql, [productId])) > 0;
  }

  /** The waiting requests for a product, one for each mailbox. */
  waiting(productId: number, most: number): Promise<z.output<typeof Waiting>[]> {
    return rowsOf(this.dataSource, Waiting, waitingSql, [productId, most]);
  }

  /** Ends every request of these mailboxes for a product, once the mail of one of them is queued. */
  async noteMailed(productId: number, emails: readonly string[], at: string): Promise<void> {
    await this.dataSource.query(mailedSql, [productId, emails, at]);
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { subscriptionDays, type SubscriptionOutcome } from '../../../../contracts/consents.js';
import { consentSources, type ConsentSource } from '../../../../contracts/law/consent-texts.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { keptFor } from '../../platform/database/retention.js';
import { rowsOf } from '../../platform/database/rows.js';
import { ConsentRegister } from '../consent-register.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { consentOf, newConfirmation } from './newsletter-tokens.js';

/** One statement, so that of parallel clicks exactly one confirms. */
const confirmSql = `
  update newsletter_requests set confirmed_at = $2
  where confirmation_hash = $1 and confirmed_at is null and requested_at > $2::timestamptz - $3 * interval '1 day'
  returning id, email, text_version as "textVersion", source`;
const Confirmed = z.object({
  id: z.string(),
  email: z.string(),
  textVersion: z.number(),
  source: z.enum(consentSources),
});
const Found = z.object({ email: z.string(), isConfirmed: z.boolean() });
const findSql = `
  select email, confirmed_at is not null as "isConfirmed" from newsletter_requests where confirmation_hash = $1`;

/** Subscribing by double opt-in: a request, and the consent that its owner gives by the link in the mail. */
@Injectable()
export class Newsletter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly register: ConsentRegister,
    private readonly config: AppConfig,
  ) {}

  /** Stores a request and returns its id. Removes requests of which nothing can come any more. */
  async request(email: string, textVersion: number, source: ConsentSource, at: string): Promise<string> {
    const id = randomUUID();
    const confirmation = newConfirmation(this.config.appSecret, id);
    const requestedAt = new Date(at);
    await this.dataSource.query(
      `delete from newsletter_requests where requested_at < $1::timestamptz - interval '${keptFor(NewsletterRequest)}'`,
      [at],
    );
    const request = { id, email: mailboxOf(email), textVersion, source, ...confirmation, requestedAt };
    await this.dataSource.getRepository(NewsletterRequest).insert(request);
    return id;
  }

  /** `consentId`: the consent that holds now, also when an earlier click gave it; null without one. */
  confirm(token: string, at: string): Promise<{ outcome: SubscriptionOutcome; consentId: string | null }> {
    const hash = hashToken(token);
    return this.dataSource.transaction(async (manager) => {
      const [confirmed] = await rowsOf(manager, Confirmed, confirmSql, [hash, at, subscriptionDays]);
      if (confirmed) {
        const { email, textVersion, source } = confirmed;
        const given = { email, textVersion, source, at, purpose: 'newsletter' } as const;
        return { outcome: 'confirmed', consentId: await this.register.give(given, manager) };
      }
      const [found] = await rowsOf(manager, Found, findSql, [hash]);
      if (!found?.isConfirmed) return { outcome: found ? 'expired' : 'unknown', consentId: null };
      const consentId = await this.register.current(found.email, 'newsletter');
      return { outcome: 'already-confirmed', consentId };
    });
  }

  /** Returns false for a token that the shop did not make. An erased person is unsubscribed already. */
  async unsubscribe(token: string, at: string): Promise<boolean> {
    const consentId = consentOf(this.config.appSecret, token);
    if (consentId === null) return false;
    await this.withdraw(consentId, 'unsubscribe-link', at);
    return true;
  }

  /** Withdraws the consent of the mailbox that an entry is about. */
  async withdraw(consentId: string, source: ConsentSource, at: string): Promise<void> {
    const entry = await this.register.find(consentId);
    if (entry) await this.register.withdraw({ email: entry.email, purpose: 'newsletter', source, at });
  }
}

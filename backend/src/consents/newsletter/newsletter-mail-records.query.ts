import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/app-config.js';
import { entitiesWhere, rowsOf } from '../../platform/database/rows.js';
import { isConsented } from '../consents.view.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { openConfirmation, unsubscribeToken } from './newsletter-tokens.js';

const subscriberSql = `select email from consents s where id = $1 and ${isConsented('s.email', 'newsletter')}`;

/** The published query on what mails about the newsletter say. */
@Injectable()
export class NewsletterMailRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it was erased or confirmed. */
  async request(id: string): Promise<{ email: string; token: string } | null> {
    const where = 'id = $1 and confirmed_at is null';
    const [found] = await entitiesWhere(this.dataSource, NewsletterRequest, where, [id]);
    const token = found && openConfirmation(this.config.appSecret, id, found.sealedConfirmation);
    return token ? { email: found.email, token } : null;
  }

  /** Null when the consent was withdrawn or erased: then no mail is sent. */
  async subscriber(consentId: string): Promise<{ email: string; unsubscribeToken: string } | null> {
    const [found] = await rowsOf(this.dataSource, z.object({ email: z.string() }), subscriberSql, [consentId]);
    return found ? { ...found, unsubscribeToken: unsubscribeToken(this.config.appSecret, consentId) } : null;
  }
}

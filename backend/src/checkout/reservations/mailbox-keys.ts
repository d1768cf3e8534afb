import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/app-config.js';
import { oneRowOf } from '../../platform/database/rows.js';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';

const Mailbox = z.object({ mailbox: z.string() });

/** Keyed hashes of mailboxes, so that a limit for each customer stores no address. */
@Injectable()
export class MailboxKeys {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    { appSecret }: AppConfig,
  ) {
    this.key = deriveKey(appSecret, 'first-order-mailbox');
  }

  /** Returns the key of the normalised address. */
  async of(email: string): Promise<string> {
    const { mailbox } = await oneRowOf(this.dataSource, Mailbox, 'select normalised_email($1) as mailbox', [email]);
    return pepper(this.key, mailbox);
  }
}

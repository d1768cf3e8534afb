import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import type { MailContent } from '../mail-content.js';

export interface OutgoingMail extends MailContent {
  mailId: string;
  /** An e-mail address. */
  to: string;
}

/** The mail did not leave. `final`: the server refuses this mail for good. `code` names why, without personal data. */
export class MailNotSentError extends Error {
  constructor(
    readonly code: string,
    readonly final: boolean,
  ) {
    super(code);
    this.name = 'MailNotSentError';
  }
}

/** Where mails go. `deliver` answers once the mail is accepted; throws MailNotSentError. */
export abstract class MailTransport {
  abstract deliver(mail: OutgoingMail): Promise<void>;
}

/** Hands mails to the server at SMTP_URL. The Message-ID derives from the mail, so that a double can be recognised. */
export class SmtpTransport extends MailTransport {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly shop: Config['shop'],
  ) {
    super();
    this.transport = createTransport(withTimeouts(smtpUrl));
  }

  async deliver({ mailId, to, subject, html, text }: OutgoingMail): Promise<void> {
    const { brand, email } = this.shop;
    const messageId = `<${mailId}@${email.slice(email.indexOf('@') + 1)}>`;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const from = { name: brand, address: email };
    try {
      await this.transport.sendMail({ messageId, headers, from, to: { name: '', address: to }, subject, html, text });
    } catch (error) {
      throw notSent(error);
    }
  }
}

/** Keeps mails in the database, for the demo. Each one once, however often it is delivered. */
export class KeepingTransport extends MailTransport {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Nothing is kept when the mail was taken back in the meantime: its recipient was erased. */
  async deliver({ mailId, to, subject, html, text }: OutgoingMail): Promise<void> {
    await this.dataSource.query(
      `insert into kept_mails (id, mail_id, "to", subject, text, html)
       select $1::uuid, id, $3, $4, $5, $6 from mails where id = $2 and status = 'queued' for share
       on conflict do nothing`,
      [randomUUID(), mailId, to, subject, text, html],
    );
  }
}

/** Together far below the two minutes for which a mail is claimed. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
  for (const [name, value] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.toString();
}

/** A 5xx about this envelope or this message is for good; wrong credentials and all the rest may pass. */
function notSent(error: unknown): MailNotSentError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new MailNotSentError(responseCode ? `smtp-${responseCode}` : (code ?? 'unknown').toLowerCase(), final);
}

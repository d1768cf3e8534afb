import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config/config.js';
import type { MailContent } from '../mail-content.js';

export interface OutgoingMail extends MailContent {
  mailId: string;
  to: string;
}

/** `final`: the server rejects the mail permanently. `code` contains no personal data. */
export class MailNotSentError extends Error {
  constructor(
    readonly code: string,
    readonly final: boolean,
  ) {
    super(code);
    this.name = 'MailNotSentError';
  }
}

/** `deliver` resolves once the server accepts the mail. Throws MailNotSentError. */
export abstract class MailTransport {
  abstract deliver(mail: OutgoingMail): Promise<void>;
}

/** Derives the Message-ID from the mail's id, so recipients can drop duplicates. */
export class SmtpTransport extends MailTransport {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly shop: Config['shop'],
    { production, dkim }: Pick<Config, 'production'> & Partial<Pick<Config, 'dkim'>> = { production: false },
  ) {
    super();
    this.transport = createTransport(
      withTimeouts(production ? withTls(smtpUrl) : smtpUrl),
      dkim && { dkim: signedBy(dkim) },
    );
  }

  async deliver({ mailId, to, subject, html, text, unsubscribeUrl }: OutgoingMail): Promise<void> {
    const { brand, email } = this.shop;
    const messageId = `<${mailId}@${email.slice(email.indexOf('@') + 1)}>`;
    const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl, email)) };
    const from = { name: brand, address: email };
    try {
      await this.transport.sendMail({ messageId, headers, from, to: { name: '', address: to }, subject, html, text });
    } catch (error) {
      throw notSent(error);
    }
  }
}

/**
 * The headers of RFC 8058, as plain text: nodemailer's own option writes two headers instead of one, and the second as
 * an address.
 */
const oneClick = (url: string, email: string) => ({
  'List-Unsubscribe': `<${url}>, <mailto:${email}?subject=Afmelden>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The headers that a signature covers: those of RFC 6376 that the shop sends, and both of RFC 8058. */
const signedHeaders =
  'From:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

const signedBy = ({ domain, selector, privateKey }: NonNullable<Config['dkim']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders,
});

/** Refuses to send when the server offers no TLS, unless the address says `ignoreTLS=true`. */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && url.searchParams.get('ignoreTLS') !== 'true')
    url.searchParams.set('requireTLS', 'true');
  return url.toString();
}

/** Sets timeouts well below the two-minute claim. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
  for (const [name, value] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.toString();
}

/** Only a 5xx about the envelope or the message is permanent; wrong credentials may be fixed. */
function notSent(error: unknown): MailNotSentError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new MailNotSentError(responseCode ? `smtp-${responseCode}` : (code ?? 'unknown').toLowerCase(), final);
}

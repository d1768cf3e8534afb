import type { MailSubject } from './commands/queue-mail.js';
import type { MailContent } from './mail-content.js';

/** A mail ready to send, or why there is none. `recipient-erased` and `code-expired` are final. */
export type Rendering =
  | { outcome: 'ready'; to: string; content: MailContent }
  | { outcome: 'not-known-yet' }
  | { outcome: 'recipient-erased' | 'code-expired' };

/** Turns the reference of a mail into its recipient and text, at the moment of sending. Provided by mail-texts. */
export abstract class MailRenderer {
  /** `not-known-yet` while the read models lag behind; the caller retries. */
  abstract render(mail: MailSubject): Promise<Rendering>;

  /** One sample mail of every template, for the demo. */
  abstract samples(): (MailContent & { name: string })[];
}

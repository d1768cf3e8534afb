import type { MailSubject } from './commands/queue-mail.js';
import type { MailContent } from './mail-content.js';

/** `recipient-erased`, `code-expired` and `shipment-undone` are final. */
export type Rendering =
  | { outcome: 'ready'; to: string; content: MailContent }
  | { outcome: 'not-known-yet' }
  | { outcome: 'recipient-erased' | 'code-expired' | 'shipment-undone' };

export abstract class MailRenderer {
  /** `not-known-yet` while the read models lag; the caller retries. */
  abstract render(mail: MailSubject): Promise<Rendering>;

  abstract samples(): (MailContent & { name: string })[];
}

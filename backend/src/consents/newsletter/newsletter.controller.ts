import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
  type SubscriptionOutcome,
  type Unsubscribed,
} from '../../../../contracts/consents.js';
import { MailboxProofs } from '../../customers/login/mailbox-proofs.query.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { FromProvider } from '../../platform/auth/from-provider.js';
import { inboxOf } from '../../platform/auth/inbox.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { UnprovenMailboxes } from '../../platform/auth/unproven-mailboxes.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';
import { Newsletter } from './newsletter.js';

const perVisitor = { name: 'newsletter-ip', points: 10, seconds: 3600 };
const perAddress = { name: 'newsletter-address', points: 3, seconds: 3600 };

@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: Newsletter,
    private readonly limits: AttemptLimits,
    private readonly mailboxes: UnprovenMailboxes,
    private readonly proofs: MailboxProofs,
    private readonly commands: CommandBus,
  ) {}

  /** Responds alike for every address: one that subscribed before gets the mail too, and its link changes nothing. */
  @Handles(subscribe)
  async subscribe({ body: { email, textVersion }, request }: Call<typeof subscribe>): Promise<void> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    await this.limits.take(perAddress, inboxOf(email));
    if (!(await this.mailboxes.mayMail(email, networksOf(request.ip)))) throw new DomainError('too-many-attempts');
    const isOwn = await this.proofs.isLoggedIn(request, mailboxOf(email));
    const context = shopperContext(request);
    const source = isOwn ? 'account' : 'newsletter-page';
    const requestId = await this.newsletter.request(email, textVersion, source, context.at);
    const mail = {
      key: `newsletter-confirmation:${requestId}`,
      template: 'newsletter-confirmation',
      reference: { requestId },
    } as const;
    await this.commands.execute(new QueueMail(mail, context));
  }

  @Handles(confirmSubscription)
  async confirm({ body: { token }, request }: Call<typeof confirmSubscription>): Promise<{
    outcome: SubscriptionOutcome;
  }> {
    const context = shopperContext(request);
    const { outcome, consentId } = await this.newsletter.confirm(token, context.at);
    if (consentId) {
      const mail = {
        key: `newsletter-welcome:${consentId}`,
        template: 'newsletter-welcome',
        reference: { consentId },
      } as const;
      await this.commands.execute(new QueueMail(mail, context));
    }
    return { outcome };
  }

  @Handles(unsubscribe)
  async unsubscribe({ body: { token }, request }: Call<typeof unsubscribe>): Promise<Unsubscribed> {
    const isDone = await this.newsletter.unsubscribe(token, shopperContext(request).at);
    return { outcome: isDone ? 'unsubscribed' : 'unknown' };
  }

  /** Mail programs send no origin and a form's content type; the token in the address authorises the call. */
  @Handles(unsubscribeByOneClick)
  @FromProvider()
  async unsubscribeByOneClick({ query, request }: Call<typeof unsubscribeByOneClick>): Promise<void> {
    await this.newsletter.unsubscribe(query.afmelden, shopperContext(request).at);
  }
}

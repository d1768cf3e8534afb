import { sendAdvice } from '../../../contracts/quiz.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AttemptLimits } from '../platform/limits/attempt-limits.js';
import { inboxOf } from '../platform/auth/inbox.js';
import { UnprovenMailboxes } from '../platform/auth/unproven-mailboxes.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { shopperContext } from '../platform/http/command-context.js';
import { RecordConsent } from '../consents/commands/record-consent.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { QuizAdvices } from './quiz-advices.js';

const perVisitor = { name: 'quiz-advice-ip', points: 10, seconds: 3600 };
const perAddress = { name: 'quiz-advice-address', points: 3, seconds: 3600 };

@Controller()
export class QuizAdviceController {
  constructor(
    private readonly advices: QuizAdvices,
    private readonly limits: AttemptLimits,
    private readonly mailboxes: UnprovenMailboxes,
    private readonly commands: CommandBus,
  ) {}

  @Handles(sendAdvice)
  async sendAdvice({ body: { email, keepAnswers, ...answers }, request }: Call<typeof sendAdvice>): Promise<void> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    await this.limits.take(perAddress, inboxOf(email));
    if (!(await this.mailboxes.mayMail(email, networksOf(request.ip)))) throw new DomainError('too-many-attempts');
    const context = shopperContext(request);
    if (keepAnswers !== undefined) {
      const consent = { email, purpose: 'quiz-answers', textVersion: keepAnswers, source: 'vitamin-test' } as const;
      await this.commands.execute(new RecordConsent(consent, context));
    }
    const id = await this.advices.store(email, answers, keepAnswers !== undefined);
    const mail = { key: `quiz-advice:${id}`, template: 'quiz-advice', reference: { adviceId: id } } as const;
    await this.commands.execute(new QueueMail(mail, context));
  }
}

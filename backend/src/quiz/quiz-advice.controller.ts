import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { QuizAdviceRequestSchema, type QuizAdviceRequest } from '../../../contracts/quiz.js';
import { AllowAccess } from '../platform/auth/access.js';
import { networksOf } from '../platform/auth/address-prefix.js';
import { AttemptLimits } from '../platform/auth/attempt-limits.js';
import { inboxOf } from '../platform/auth/inbox.js';
import { UnprovenMailboxes } from '../platform/auth/unproven-mailboxes.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { QuizAdvice } from './quiz-advice.entity.js';

const perVisitor = { name: 'quiz-advice-ip', points: 10, seconds: 3600 };
const perAddress = { name: 'quiz-advice-address', points: 3, seconds: 3600 };

@Controller('api/quiz-advice')
@AllowAccess('shopper')
export class QuizAdviceController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly mailboxes: UnprovenMailboxes,
    private readonly commands: CommandBus,
  ) {}

  /** Mails the advice for these answers. 429 above three mails an hour to one address, and above the daily caps. */
  @Post()
  @HttpCode(204)
  async sendAdvice(
    @Body(parsedBy(QuizAdviceRequestSchema)) { email, ...answers }: QuizAdviceRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    await this.limits.take(perAddress, inboxOf(email));
    if (!(await this.mailboxes.mayMail(email, networksOf(request.ip)))) throw new DomainError('too-many-attempts');
    const advices = this.dataSource.getRepository(QuizAdvice);
    const { id } = await advices.save(advices.create({ id: randomUUID(), email, answers }));
    const mail = { key: `quiz-advice:${id}`, template: 'quiz-advice', reference: { adviceId: id } } as const;
    await this.commands.execute(new QueueMail(mail, shopperContext(request)));
  }
}

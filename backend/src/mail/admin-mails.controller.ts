import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { z } from 'zod';
import { AdminMailSchema, MailListSchema, type AdminMail, type MailList } from '../../../contracts/mails.js';
import { AllowAccess } from '../platform/auth/access.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { mailWork } from './sending/send-mail.work.js';
import type { MailReference } from './commands/queue-mail.js';
import { MailOutbox } from './mail-outbox.js';

const mostListed = 200;

@Controller('api/admin/mails')
@AllowAccess('staff', 'mails')
export class AdminMailsController {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly work: DurableWork,
  ) {}

  /** Mails with one status, by default those that failed. */
  @Get()
  @Answers(z.array(AdminMailSchema))
  async listMails(@Query(parsedBy(MailListSchema)) { status }: MailList): Promise<AdminMail[]> {
    const mails = await this.outbox.list(status, mostListed);
    return mails.map(({ id, template, reference, status, attempts, lastError, createdAt, sentAt }) => ({
      ...{ id, template, status, attempts, lastError },
      reference: idsOf(reference),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  }

  /** Retries a failed mail. 404 `mail-not-found` when it does not exist or did not fail. */
  @Post(':id/resend')
  @HttpCode(204)
  async resendMail(@Param('id') mailId: string): Promise<void> {
    if (!isUUID(mailId) || !(await this.work.restart(mailWork, mailId))) throw new DomainError('mail-not-found');
  }
}

function idsOf(reference: MailReference): Record<string, string> {
  const fields = Object.entries<unknown>({ ...reference });
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

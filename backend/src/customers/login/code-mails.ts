import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentCode } from '../../../../contracts/customers.js';
import { pause } from '../../platform/timing/pause.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import type { CodePurpose } from './login-code.entity.js';
import { LoginCodes } from './login-codes.js';
import { MailRecords } from '../../mail/mail-records.query.js';

const timeoutMs = 2000;
const pollMs = 40;

@Injectable()
export class CodeMails {
  constructor(
    private readonly codes: LoginCodes,
    private readonly commands: CommandBus,
    private readonly mails: MailRecords,
  ) {}

  /** Waits up to two seconds for the mail, for known and unknown addresses alike; then `delayed`. */
  async send(purpose: CodePurpose, email: string, request: FastifyRequest, reply: FastifyReply): Promise<SentCode> {
    const codeId = await this.codes.make(purpose, email, request, reply);
    const key = `login-code:${codeId}`;
    const mail = { key, template: 'login-code', reference: { codeId } } as const;
    await this.commands.execute(new QueueMail(mail, shopperContext(request)));
    return { delayed: !(await this.waitUntilSent(key)) };
  }

  private async waitUntilSent(key: string): Promise<boolean> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(pollMs)) {
      const mail = await this.mails.statusOf(key);
      if (mail?.sent) return true;
      if (mail?.failed) return false;
    }
    return false;
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { SentCode } from '../../../../contracts/customers.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { pause } from '../../platform/timing/pause.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import type { CodePurpose } from './login-code.entity.js';
import { LoginCodes } from './login-codes.js';

const patienceMs = 2000;
const lookEveryMs = 40;

/** Makes a code and has it mailed. */
@Injectable()
export class CodeMails {
  constructor(
    private readonly codes: LoginCodes,
    private readonly commands: CommandBus,
    private readonly dataSource: DataSource,
  ) {}

  /** Waits two seconds at most to see the mail leave, the same for every address: `delayed` when it has not yet. */
  async send(purpose: CodePurpose, email: string, request: FastifyRequest, reply: FastifyReply): Promise<SentCode> {
    const codeId = await this.codes.make(purpose, email, request, reply);
    const key = `login-code:${codeId}`;
    const mail = { key, template: 'login-code', reference: { codeId } } as const;
    await this.commands.execute(new QueueMail(mail, shopperContext(request)));
    return { delayed: !(await this.leaves(key)) };
  }

  private async leaves(key: string): Promise<boolean> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(lookEveryMs)) {
      const [mail] = await this.dataSource.query<{ sent: boolean; trouble: boolean }[]>(
        `select status = 'sent' as sent, last_error is not null as trouble from mails where key = $1`,
        [key],
      );
      if (mail?.sent) return true;
      if (mail?.trouble) return false;
    }
    return false;
  }
}

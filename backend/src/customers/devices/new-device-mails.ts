import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { valueOf } from '../../platform/database/rows.js';

/** Reads and writes in one statement: of two first logins at the same time one is mailed. */
const noteLogin = `
  with former as (select id, last_login_at from customers where id = $1 for update)
  update customers c set last_login_at = now() from former where c.id = former.id
  returning former.last_login_at is not null
    or exists (select from customer_sessions s where s.customer_id = c.id) as "isFormer"`;

/** Mails a customer about a login from an unknown browser. */
@Injectable()
export class NewDeviceMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  /** Notes the login. Call it before the session starts. True when the customer logged in before. */
  noteLogin(customerId: number): Promise<boolean> {
    return valueOf(this.dataSource, z.boolean(), noteLogin, [customerId]);
  }

  /** Call it before the response, so that nobody holds the cookie of a session without its mail. */
  async send(customerId: number, sessionId: string, request: FastifyRequest): Promise<void> {
    const context = shopperContext(request);
    const reference = { customerId: String(customerId), sessionId, at: context.at };
    const mail = { key: `customer-new-device:${sessionId}`, template: 'customer-new-device', reference } as const;
    await this.commands.execute(new QueueMail(mail, context));
  }
}

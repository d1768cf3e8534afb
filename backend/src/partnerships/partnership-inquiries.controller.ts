import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  PartnershipInquirySchema,
  type PartnershipInquiry as PartnershipInquiryBody,
} from '../../../contracts/partnerships.js';
import { AllowAccess } from '../platform/auth/access.js';
import { networksOf } from '../platform/auth/address-prefix.js';
import { AttemptLimits } from '../platform/auth/attempt-limits.js';
import { inboxOf } from '../platform/auth/inbox.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { PartnershipInquiry } from './partnership-inquiry.entity.js';

const day = 24 * 3600;
const perVisitor = { name: 'partnership-inquiries', points: 5, seconds: 3600 };
const perVisitorDay = { name: 'partnership-inquiries-day', points: 10, seconds: day };
const perSender = { name: 'partnership-inquiries-sender', points: 3, seconds: day };

@Controller('api/partnership-inquiries')
@AllowAccess('shopper')
export class PartnershipInquiriesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly commands: CommandBus,
  ) {}

  /** Stores the inquiry and mails it to the shop only. 429 above five an hour, ten a day, or three a day from one address. */
  @Post()
  @HttpCode(204)
  async sendInquiry(
    @Body(parsedBy(PartnershipInquirySchema)) inquiry: PartnershipInquiryBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    await this.limits.take(perVisitorDay, networksOf(request.ip));
    await this.limits.take(perSender, inboxOf(inquiry.email));
    const inquiries = this.dataSource.getRepository(PartnershipInquiry);
    const { id } = await inquiries.save(inquiries.create({ id: randomUUID(), ...inquiry }));
    const mail = {
      key: `partnership-inquiry:${id}`,
      template: 'partnership-inquiry',
      reference: { inquiryId: id },
    } as const;
    await this.commands.execute(new QueueMail(mail, shopperContext(request)));
  }
}

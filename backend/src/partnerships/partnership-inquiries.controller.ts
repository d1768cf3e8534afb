import { sendInquiry } from '../../../contracts/partnerships.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AttemptLimits } from '../platform/limits/attempt-limits.js';
import { inboxOf } from '../platform/auth/inbox.js';
import { shopperContext } from '../platform/http/command-context.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { PartnershipInquiry } from './partnership-inquiry.entity.js';

const day = 24 * 3600;
const perVisitor = { name: 'partnership-inquiries', points: 5, seconds: 3600 };
const perVisitorDay = { name: 'partnership-inquiries-day', points: 10, seconds: day };
const perSender = { name: 'partnership-inquiries-sender', points: 3, seconds: day };

@Controller()
export class PartnershipInquiriesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly commands: CommandBus,
  ) {}

  @Handles(sendInquiry)
  async sendInquiry({ body: inquiry, request }: Call<typeof sendInquiry>): Promise<void> {
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

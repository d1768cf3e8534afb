import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app-config.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import { CodeMailData } from './code-mail-data.js';
import { AdminMailsController } from './admin-mails.controller.js';
import { DevMailsController } from './dev-mails.controller.js';
import { MailOutbox } from './mail-outbox.js';
import { MailRendering } from './mail-rendering.js';
import { KeepingTransport, MailTransport, SmtpTransport } from './mail-transport.js';
import { OrderMailData } from './order-mail-data.js';
import { QueueMailHandler } from './queue-mail.handler.js';
import { RequestMailData } from './request-mail-data.js';
import { ReturnMailData } from './return-mail-data.js';
import { SendMailHandler } from './send-mail.handler.js';
import { SubscriptionMailData } from './subscription-mail-data.js';
import { SweepMailsHandler } from './sweep-mails.handler.js';

/** Mails, from the command `QueueMail` to the mail server (or, without SMTP_URL, to /dev/mails). */
@Module({
  controllers: [AdminMailsController, DevMailsController],
  providers: [
    CodeMailData,
    MailOutbox,
    MailRendering,
    OrderMailData,
    QueueMailHandler,
    RequestMailData,
    ReturnMailData,
    SendMailHandler,
    SubscriptionMailData,
    SubscriptionStatuses,
    SweepMailsHandler,
    {
      provide: MailTransport,
      inject: [AppConfig, DataSource],
      useFactory: ({ smtpUrl, shop }: AppConfig, dataSource: DataSource): MailTransport =>
        smtpUrl ? new SmtpTransport(smtpUrl, shop) : new KeepingTransport(dataSource),
    },
  ],
})
export class MailModule {}

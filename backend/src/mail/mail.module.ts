import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app-config.js';
import { AdminMailsController } from './admin-mails.controller.js';
import { MailOutbox } from './mail-outbox.js';
import { CopyingTransport, KeepingTransport } from './sending/keeping-transports.js';
import { MailTransport, SmtpTransport } from './sending/mail-transport.js';
import { QueueMailHandler } from './queue-mail.handler.js';
import { SendMailHandler } from './sending/send-mail.work.js';

@Module({
  controllers: [AdminMailsController],
  providers: [
    MailOutbox,
    QueueMailHandler,
    SendMailHandler,
    {
      provide: MailTransport,
      inject: [AppConfig, DataSource],
      useFactory: (config: AppConfig, dataSource: DataSource): MailTransport =>
        config.smtpUrl
          ? new CopyingTransport(new SmtpTransport(config.smtpUrl, config.shop, config), dataSource)
          : new KeepingTransport(dataSource),
    },
  ],
})
export class MailModule {}

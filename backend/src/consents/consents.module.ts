import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { ConsentRegister } from './consent-register.js';
import { AdminSubscribersController } from './newsletter/admin-subscribers.controller.js';
import { Newsletter } from './newsletter/newsletter.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { RecordConsentHandler } from './record-consent.handler.js';

@Module({
  imports: [CustomersModule],
  controllers: [AdminSubscribersController, NewsletterController],
  providers: [ConsentRegister, Newsletter, RecordConsentHandler],
  exports: [ConsentRegister],
})
export class ConsentsModule {}

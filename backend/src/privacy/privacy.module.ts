import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { PrivacyController } from './privacy.controller.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { ErasedSubscriptions } from './erased-subscriptions.js';
import { EndErasedSubscriptionHandler } from './end-erased-subscription.handler.js';
import { Privacy } from './privacy.js';

/** The only module that reads and erases the tables of every other module. */
@Module({
  imports: [CustomersModule],
  controllers: [PrivacyController],
  providers: [EndErasedSubscriptionHandler, ErasedSubscriptions, Privacy, SubscriptionReader],
})
export class PrivacyModule {}

import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { PrivacyController } from './privacy.controller.js';
import { EndErasedSubscriptionHandler } from './end-erased-subscription.handler.js';
import { Privacy } from './privacy.js';

/** Export and erasure of a person: knows every module's tables, and only here may one do so. */
@Module({
  imports: [CustomersModule],
  controllers: [PrivacyController],
  providers: [EndErasedSubscriptionHandler, Privacy],
})
export class PrivacyModule {}

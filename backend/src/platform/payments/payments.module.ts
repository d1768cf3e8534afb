import { Module } from '@nestjs/common';
import { OfferedMethods } from './offered-methods.js';
import { PaymentProvider } from './payment-provider.js';
import { ProviderDisputes } from './provider-disputes.js';
import { SavedPayments } from './saved-payments.js';

@Module({
  providers: [OfferedMethods, PaymentProvider, ProviderDisputes, SavedPayments],
  exports: [OfferedMethods, PaymentProvider, ProviderDisputes, SavedPayments],
})
export class PaymentsModule {}

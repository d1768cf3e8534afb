import { Module } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.js';
import { ProviderDisputes } from './provider-disputes.js';
import { SavedPayments } from './saved-payments.js';

@Module({
  providers: [PaymentProvider, ProviderDisputes, SavedPayments],
  exports: [PaymentProvider, ProviderDisputes, SavedPayments],
})
export class PaymentsModule {}

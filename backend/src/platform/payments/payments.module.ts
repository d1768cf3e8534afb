import { Module } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.js';
import { SavedPayments } from './saved-payments.js';

@Module({ providers: [PaymentProvider, SavedPayments], exports: [PaymentProvider, SavedPayments] })
export class PaymentsModule {}

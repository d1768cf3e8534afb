import { Global, Module } from '@nestjs/common';
import { SealedCodes } from '../customers/login/sealed-codes.js';
import { MailRenderer } from '../mail/mail-renderer.port.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import { MailRendering } from './mail-rendering.js';
import { OrderMailData } from './order-mail-data.js';
import { RequestMailData } from './request-mail-data.js';
import { ReturnMailData } from './return-mail-data.js';
import { SubscriptionMailData } from './subscription-mail-data.js';

@Global()
@Module({
  providers: [
    OrderMailData,
    RequestMailData,
    ReturnMailData,
    SealedCodes,
    SubscriptionMailData,
    SubscriptionStatuses,
    { provide: MailRenderer, useClass: MailRendering },
  ],
  exports: [MailRenderer],
})
export class MailTextsModule {}

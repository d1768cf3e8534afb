import { Global, Module } from '@nestjs/common';
import { ProductLabels } from '../catalog/food/product-labels.query.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { NewsletterMailRecords } from '../consents/newsletter/newsletter-mail-records.query.js';
import { DeviceMailRecords } from '../customers/devices/device-mail-records.query.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { SealedCodes } from '../customers/login/sealed-codes.js';
import { LegalTexts } from '../legal/legal-texts.query.js';
import { MailRenderer } from '../mail/mail-renderer.port.js';
import { PhoneOrderMailRecords } from '../checkout/phone-orders/phone-order-mail-records.query.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { PartnershipInquiryRecords } from '../partnerships/partnership-inquiry-records.query.js';
import { OrderOverview } from '../projections/admin-order-list/order-overview.query.js';
import { ReturnOverview } from '../projections/admin-return-list/return-overview.query.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import { CustomerSubscriptions } from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { QuizAdviceRecords } from '../quiz/quiz-advice-records.query.js';
import { RefundRecords } from '../refunds/requested/refund-records.query.js';
import { InvitationRecords } from '../staff/invitations/invitation-records.query.js';
import { CompanyModule } from '../settings/company.module.js';
import { StaffNoticeRecords } from '../staff/notices/staff-notice-records.query.js';
import { StockAlertMailRecords } from '../stock-alerts/stock-alert-mail-records.query.js';
import { WithdrawalRecords } from '../returns/withdrawals/withdrawal-records.query.js';
import { ShopTexts } from '../shop-texts/shop-texts.query.js';
import { MailRendering } from './mail-rendering.js';
import { MailSamplesController } from './mail-samples.controller.js';
import { MailsAboutRecords } from './mails-about-records.js';
import { OrderMailData } from './order-mail-data.js';
import { RecallRecords } from '../inventory/recalls/recall-records.query.js';
import { RecallMailData } from './recall-mail-data.js';
import { RequestMailData } from './request-mail-data.js';
import { ReturnMailData } from './return-mail-data.js';
import { StaffWords } from './staff-words.js';
import { SubscriptionMailData } from './subscription-mail-data.js';

@Global()
@Module({
  imports: [CompanyModule],
  controllers: [MailSamplesController],
  providers: [
    DeviceMailRecords,
    InvitationRecords,
    LegalTexts,
    LotRecords,
    NewsletterMailRecords,
    OrderContacts,
    OrderMailData,
    PhoneOrderMailRecords,
    OrderOverview,
    OrderReader,
    PartnershipInquiryRecords,
    ProductLabels,
    ProductRecords,
    QuizAdviceRecords,
    RefundRecords,
    RecallMailData,
    RecallRecords,
    RequestMailData,
    ReturnMailData,
    ReturnOverview,
    SealedCodes,
    ShopTexts,
    StaffNoticeRecords,
    StaffWords,
    StockAlertMailRecords,
    CustomerSubscriptions,
    SubscriptionMailData,
    MailsAboutRecords,
    SubscriptionStatuses,
    WithdrawalRecords,
    { provide: MailRenderer, useClass: MailRendering },
  ],
  exports: [MailRenderer],
})
export class MailTextsModule {}

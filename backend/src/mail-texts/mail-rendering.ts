import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config.js';
import type { MailReferences, MailTemplate } from '../mail/commands/queue-mail.js';
import { StockAlertMailRecords } from '../stock-alerts/stock-alert-mail-records.query.js';
import { MailRenderer, type Rendering } from '../mail/mail-renderer.port.js';
import { NewsletterMailRecords } from '../consents/newsletter/newsletter-mail-records.query.js';
import { DeviceMailRecords } from '../customers/devices/device-mail-records.query.js';
import { SealedCodes } from '../customers/login/sealed-codes.js';
import { InvitationRecords } from '../staff/invitations/invitation-records.query.js';
import { StaffNoticeRecords } from '../staff/notices/staff-notice-records.query.js';
import { MailsAboutRecords } from './mails-about-records.js';
import { OrderMailData } from './order-mail-data.js';
import { RecallMailData } from './recall-mail-data.js';
import { RequestMailData } from './request-mail-data.js';
import { StaffWords } from './staff-words.js';
import { loginCode } from './templates/login-code.js';
import type { MailContent } from '../mail/mail-content.js';
import { addressChanged } from './templates/address-changed.js';
import { orderConfirmation } from './templates/order-confirmation.js';
import { piecesCancelled } from './templates/pieces-cancelled.js';
import { refundMade } from './templates/refund-made.js';
import { orderRefunded, orderCancelled, paymentFailed } from './templates/order-news.js';
import { orderReplacement } from './templates/order-replacement.js';
import { orderShipped, parcelTracking } from './templates/shipment-news.js';
import { PhoneOrderMailRecords } from '../checkout/phone-orders/phone-order-mail-records.query.js';
import { phoneOrder } from './templates/phone-order.js';
import { partnershipInquiry } from './templates/partnership-inquiry.js';
import { mailSamples } from './templates/samples.js';
import { productRecall } from './templates/product-recall.js';
import { quizAdvice } from './templates/quiz-advice.js';
import * as returnNews from './templates/return-news.js';
import { newsletterConfirmation, newsletterWelcome } from './templates/newsletter.js';
import { backInStock, stockAlertConfirmation } from './templates/stock-alert.js';
import { newDevice } from './templates/new-device.js';
import { staffInvitation } from './templates/staff-invitation.js';
import { staffNotice } from './templates/staff-notice.js';
import * as subscriptionNews from './templates/subscription-news.js';
import { withdrawalConfirmed, withdrawalReceived } from './templates/withdrawal-news.js';

interface Subject<Template extends MailTemplate> {
  template: Template;
  reference: MailReferences[Template];
}

type Renderers = {
  [Template in MailTemplate]: (reference: MailReferences[Template], mail: Template) => Promise<Rendering>;
};

/** Renders a mail when it is sent, so that no personal data waits in a queue. */
@Injectable()
export class MailRendering extends MailRenderer {
  private readonly renderers: Renderers = {
    'login-code': async ({ codeId }) => {
      const found = await this.codes.find(codeId);
      if (!found) return { outcome: 'code-expired' };
      return { outcome: 'ready', to: found.email, content: loginCode(found.code, found.purpose, this.config.shop) };
    },
    'order-confirmation': async ({ orderId }, mail) => {
      const found = await this.orders.find(orderId);
      if (!found?.isPaid || !found.order.dispatchOn) return { outcome: 'not-known-yet' }; // lists learn of a payment later
      const facts = await this.orders.confirmationFacts(found);
      return this.about.order(mail, orderId, (order, shop) => orderConfirmation(order, facts, shop));
    },
    'order-refunded': async ({ orderId, refundId }, mail) => {
      const refund = await this.orders.refund(refundId);
      const plans = await this.orders.cancelledPlans(orderId);
      if (!refund || !plans) return { outcome: 'not-known-yet' };
      return this.about.order(mail, orderId, (order, shop) => orderRefunded(order, { ...refund, plans }, shop));
    },
    'refund-made': async ({ orderId, refundId, reason }, mail) => {
      const refund = await this.orders.refund(refundId);
      if (!refund) return { outcome: 'not-known-yet' };
      return this.about.order(mail, orderId, (order, shop) => refundMade(order, { ...refund, reason }, shop));
    },
    'order-shipped': async ({ orderId, ...shipment }, mail) => {
      if (!shipment.parcel && !(await this.orders.hasLeft(orderId))) return { outcome: 'shipment-undone' };
      return this.about.order(mail, orderId, (order, shop) => orderShipped(order, shipment, shop));
    },
    'parcel-tracking': ({ orderId, ...tracking }, mail) =>
      this.about.order(mail, orderId, (order, shop) => parcelTracking(order, tracking, shop)),
    'pieces-cancelled': ({ orderId, ...cancelled }, mail) =>
      this.about.order(mail, orderId, (order, shop) => piecesCancelled(order, cancelled, shop)),
    'order-replacement': ({ orderId, ...replaced }, mail) =>
      this.about.order(mail, orderId, (order, shop) => orderReplacement(order, replaced, shop)),
    'order-address-changed': async ({ orderId, contactId }, mail) => {
      const recipient = await this.orders.recipient(contactId);
      if (!recipient) return { outcome: 'recipient-erased' };
      return this.about.order(mail, orderId, (order, shop) => addressChanged({ ...order, recipient }, shop));
    },
    'order-cancelled': ({ orderId }, mail) => this.about.order(mail, orderId, orderCancelled),
    'payment-failed': ({ orderId }, mail) => this.about.order(mail, orderId, paymentFailed),
    'phone-order': async ({ phoneOrderId }, mail) => {
      const found = await this.phoneOrders.find(phoneOrderId);
      if (!found) return { outcome: 'recipient-erased' };
      const pictures = await this.requests.pictures(found.quote);
      const shop = await this.words.shopFor(mail, found.firstName);
      return { outcome: 'ready', to: found.email, content: phoneOrder({ ...found, pictures }, shop) };
    },
    'newsletter-confirmation': async ({ requestId }) => {
      const found = await this.newsletter.request(requestId);
      if (!found) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: found.email, content: newsletterConfirmation(found.token, this.config.shop) };
    },
    'newsletter-welcome': async ({ consentId }, mail) => {
      const found = await this.newsletter.subscriber(consentId);
      if (!found) return { outcome: 'recipient-erased' };
      const shop = await this.words.shopFor(mail);
      return { outcome: 'ready', to: found.email, content: newsletterWelcome(found.unsubscribeToken, shop) };
    },
    'stock-alert-confirmation': async ({ alertId }) => {
      const found = await this.alerts.request(alertId);
      if (!found) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: found.email, content: stockAlertConfirmation(found, this.config.shop) };
    },
    'back-in-stock': async ({ alertId }, mail) => {
      const found = await this.alerts.alert(alertId);
      if (!found) return { outcome: 'recipient-erased' };
      const shop = await this.words.shopFor(mail, '', { product: found.product.name });
      return { outcome: 'ready', to: found.email, content: backInStock(found.product, shop) };
    },
    'partnership-inquiry': async ({ inquiryId }) => {
      const inquiry = await this.requests.inquiry(inquiryId);
      if (!inquiry) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: this.config.shop.email, content: partnershipInquiry(inquiry, this.config.shop) };
    },
    'quiz-advice': async ({ adviceId }) => {
      const advice = await this.requests.advice(adviceId);
      if (!advice) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: advice.email, content: quizAdvice(advice.products, this.config.shop) };
    },
    'return-received': ({ returnId }, mail) => this.about.return(mail, returnId, returnNews.returnReceived),
    'return-approved': ({ returnId, label }, mail) =>
      this.about.return(mail, returnId, (about, shop) => returnNews.returnApproved(about, label, shop)),
    'return-rejected': ({ returnId }, mail) => this.about.return(mail, returnId, returnNews.returnRejected),
    'return-refunded': async ({ returnId, refundId }, mail) => {
      const refund = await this.orders.refund(refundId);
      if (!refund) return { outcome: 'not-known-yet' };
      return this.about.return(mail, returnId, (about, shop) => returnNews.returnRefunded(about, refund, shop));
    },
    'return-completed': ({ returnId }, mail) => this.about.return(mail, returnId, returnNews.returnCompleted),
    'withdrawal-received': ({ withdrawalId }) => this.about.withdrawal(withdrawalId, withdrawalReceived),
    'withdrawal-confirmed': ({ withdrawalId }) => this.about.withdrawal(withdrawalId, withdrawalConfirmed),
    'subscription-started': (about, mail) => this.about.subscription(mail, about, subscriptionNews.subscriptionStarted),
    'subscription-renewal-coming': (about, mail) =>
      this.about.subscription(mail, about, subscriptionNews.renewalComing),
    'subscription-payment-failed': (about, mail) =>
      this.about.subscription(mail, about, subscriptionNews.renewalFailed),
    'subscription-paused': (about, mail) => this.about.subscription(mail, about, subscriptionNews.subscriptionPaused),
    'subscription-resumed': (about, mail) => this.about.subscription(mail, about, subscriptionNews.subscriptionResumed),
    'subscription-skipped': (about, mail) => this.about.subscription(mail, about, subscriptionNews.deliverySkipped),
    'subscription-terms-changed': (about, mail) => this.about.subscription(mail, about, subscriptionNews.termsChanged),
    'subscription-method-requested': (about, mail) =>
      this.about.subscription(mail, about, subscriptionNews.methodRequested),
    'subscription-delivery-moved': (about, mail) =>
      this.about.subscription(mail, about, subscriptionNews.deliveryMoved),
    'subscription-cancelled': (about, mail) =>
      this.about.subscription(mail, about, subscriptionNews.subscriptionCancelled),
    'product-recall': async ({ recallId, orderId, certainty }, mail) => {
      const recall = await this.recalls.find(recallId);
      if (!recall) return { outcome: 'not-known-yet' };
      return this.about.order(mail, orderId, ({ orderNumber, recipient }, shop) =>
        productRecall({ ...recall, orderNumber, recipientName: recipient.name, certainty }, shop),
      );
    },
    'customer-new-device': async ({ customerId, sessionId, at }) => {
      const found = await this.devices.find(customerId, sessionId);
      if (!found) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: found.email, content: newDevice({ at, ...found }, this.config.shop) };
    },
    'staff-invitation': async ({ invitationId }) => {
      const found = await this.invitations.find(invitationId);
      if (!found) return { outcome: 'code-expired' };
      return { outcome: 'ready', to: found.email, content: staffInvitation(found, this.config.shop) };
    },
    'staff-notice': async ({ staffMemberId, kind, at, entryId }) => {
      const found = await this.staffNotices.find(staffMemberId, entryId);
      if (!found) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: found.email, content: staffNotice(kind, { at, ...found }, this.config.shop) };
    },
  };

  constructor(
    private readonly config: AppConfig,
    private readonly codes: SealedCodes,
    private readonly orders: OrderMailData,
    private readonly requests: RequestMailData,
    private readonly about: MailsAboutRecords,
    private readonly newsletter: NewsletterMailRecords,
    private readonly alerts: StockAlertMailRecords,
    private readonly devices: DeviceMailRecords,
    private readonly invitations: InvitationRecords,
    private readonly staffNotices: StaffNoticeRecords,
    private readonly recalls: RecallMailData,
    private readonly phoneOrders: PhoneOrderMailRecords,
    private readonly words: StaffWords,
  ) {
    super();
  }

  render<Template extends MailTemplate>({ template, reference }: Subject<Template>): Promise<Rendering> {
    return this.renderers[template](reference, template);
  }

  samples(): (MailContent & { name: string })[] {
    return mailSamples(this.config.shop);
  }
}

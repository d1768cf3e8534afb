import { staffNotices } from '../../../../contracts/staff/notices.js';
import type { MailTemplate } from '../../mail/commands/queue-mail.js';
import { loginCode } from './login-code.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { sampleFood } from './sample-food.js';
import { freeOrder, sampleOrder, samplePictures, sampleQuote } from './sample-order.js';
import { inspected, keptHere, sentBack } from './sample-returns.js';
import {
  sampleParcel,
  inquiry,
  advised,
  samplePlan,
  otherPlan,
  changedPlan,
  stated,
  recalled,
  cancelledPlans,
  noticed,
} from './sample-records.js';
import { sampleTerms } from './sample-terms.js';
import { orderConfirmation } from './order-confirmation.js';
import { cancelReasons } from '../../../../contracts/orders/cancelled-pieces.js';
import { replacementReasons } from '../../../../contracts/orders/order-replacements.js';
import { phoneOrder } from './phone-order.js';
import { addressChanged } from './address-changed.js';
import { orderReplacement } from './order-replacement.js';
import { refundReasons } from '../../../../contracts/returns.js';
import { piecesCancelled } from './pieces-cancelled.js';
import { refundMade } from './refund-made.js';
import { orderRefunded, orderCancelled, paymentFailed } from './order-news.js';
import { partnershipInquiry } from './partnership-inquiry.js';
import { productRecall } from './product-recall.js';
import { quizAdvice } from './quiz-advice.js';
import * as returns from './return-news.js';
import { newsletterConfirmation, newsletterWelcome } from './newsletter.js';
import { backInStock, stockAlertConfirmation } from './stock-alert.js';
import { newDevice } from './new-device.js';
import { staffInvitation } from './staff-invitation.js';
import { staffNotice } from './staff-notice.js';
import { orderShipped, parcelTracking } from './shipment-news.js';
import * as news from './subscription-news.js';
import { withdrawalConfirmed, withdrawalReceived } from './withdrawal-news.js';

const samples: Record<MailTemplate, (shop: Shop) => MailContent[]> = {
  'login-code': (shop) => [loginCode('012345', 'login', shop), loginCode('678901', 'erasure', shop)],
  'order-confirmation': (shop) => [orderConfirmation(sampleOrder, { food: sampleFood, terms: sampleTerms }, shop)],
  'order-cancelled': (shop) => [orderCancelled(sampleOrder, shop)],
  'pieces-cancelled': (shop) =>
    cancelReasons.flatMap((reason) =>
      [2022, 0].map((refundCents) =>
        piecesCancelled(sampleOrder, { pieces: [{ lineId: 'energy-boost', quantity: 1 }], reason, refundCents }, shop),
      ),
    ),
  'payment-failed': (shop) => [paymentFailed(sampleOrder, shop)],
  'phone-order': (shop) =>
    [sampleQuote, { ...sampleQuote, addsTo: { orderId: 'first', orderNumber: '2026-000120' } }].map((quote) =>
      phoneOrder(
        {
          email: 'anna@example.com',
          firstName: 'Anna',
          quote,
          expiresAt: new Date('2026-03-09T09:00:00Z'),
          link: `${shop.url}/betaallink#dGVzdA`,
          pictures: new Map(Object.values(samplePictures).entries()),
        },
        shop,
      ),
    ),
  'order-shipped': (shop) => [orderShipped(sampleOrder, { parcel: sampleParcel }, shop)],
  'parcel-tracking': (shop) => [parcelTracking(sampleOrder, sampleParcel, shop)],
  'order-address-changed': (shop) => [addressChanged(sampleOrder, shop)],
  'order-replacement': (shop) =>
    replacementReasons.map((reason) =>
      orderReplacement(freeOrder, { replacedNumber: sampleOrder.orderNumber, reason }, shop),
    ),
  'order-refunded': (shop) => [
    orderRefunded(sampleOrder, { amountCents: sampleOrder.totalCents, byHand: false, plans: cancelledPlans }, shop),
  ],
  'refund-made': (shop) =>
    refundReasons.map((reason) => refundMade(sampleOrder, { amountCents: 695, byHand: false, reason }, shop)),
  'product-recall': (shop) => [
    productRecall(recalled, shop),
    productRecall({ ...recalled, certainty: 'possible' }, shop),
  ],
  'quiz-advice': (shop) => [quizAdvice(advised, shop)],
  'newsletter-confirmation': (shop) => [newsletterConfirmation('dGVzdA', shop)],
  'newsletter-welcome': (shop) => [newsletterWelcome('dGVzdA', shop)],
  'stock-alert-confirmation': (shop) => [
    stockAlertConfirmation({ token: 'dGVzdA', product: { slug: 'sleep-well', name: 'Sleep Well' } }, shop),
  ],
  'back-in-stock': (shop) => [
    backInStock({ slug: 'sleep-well', name: 'Sleep Well', imageUrl: samplePictures.sleepWell }, shop),
  ],
  'partnership-inquiry': (shop) => [partnershipInquiry(inquiry, shop)],
  'return-received': (shop) => [returns.returnReceived(sentBack, shop), returns.returnReceived(keptHere, shop)],
  'return-approved': (shop) => [
    returns.returnApproved(sentBack, undefined, shop),
    returns.returnApproved(keptHere, undefined, shop),
    returns.returnApproved(
      { ...sentBack, labelUrl: 'https://retour.postnl.example/label' },
      { carrier: 'postnl', trackingCode: '3SRETOUR0001' },
      shop,
    ),
  ],
  'return-rejected': (shop) => [
    returns.returnRejected({ ...sentBack, rejection: 'De pot was al geopend.' }, shop),
    returns.returnRejected(sentBack, shop),
  ],
  'return-completed': (shop) => [returns.returnCompleted(sentBack, shop)],
  'return-refunded': (shop) => [
    returns.returnRefunded(inspected, { amountCents: 2022, byHand: false, vat: [{ percent: 9, vatCents: 167 }] }, shop),
  ],
  'withdrawal-received': (shop) => [
    withdrawalReceived(stated, shop),
    withdrawalReceived({ ...stated, part: 'Alleen de Energy Boost' }, shop),
    withdrawalReceived({ ...stated, isConfirmed: true, token: null }, shop),
    withdrawalReceived({ ...stated, token: null }, shop),
  ],
  'withdrawal-confirmed': (shop) => [
    withdrawalConfirmed({ ...stated, isConfirmed: true, token: null, part: 'Alleen de Energy Boost' }, shop),
  ],
  'subscription-started': (shop) => [news.subscriptionStarted(samplePlan, {}, shop)],
  'subscription-renewal-coming': (shop) => [news.renewalComing(samplePlan, { deliveryDate: '2026-04-02' }, shop)],
  'subscription-payment-failed': (shop) => [
    news.renewalFailed(samplePlan, { kind: 'soft', code: 'insufficient_funds', dueOn: '2026-04-04' }, shop),
    news.renewalFailed(samplePlan, { kind: 'hard', code: 'stolen_card', dueOn: '2026-04-11' }, shop),
    news.renewalFailed(samplePlan, { kind: 'hard', code: 'authentication_required', dueOn: '2026-04-11' }, shop),
  ],
  'subscription-paused': (shop) => [
    news.subscriptionPaused(samplePlan, { reason: 'requested' }, shop),
    news.subscriptionPaused(samplePlan, { reason: 'payment-failed' }, shop),
    news.subscriptionPaused(samplePlan, { reason: 'requested', until: '2026-06-01' }, shop),
  ],
  'subscription-resumed': (shop) => [
    news.subscriptionResumed(samplePlan, { deliveryDate: '2026-05-02' }, shop),
    news.subscriptionResumed(samplePlan, { deliveryDate: '2026-04-02', paymentUnderWay: true }, shop),
  ],
  'subscription-skipped': (shop) => [
    news.deliverySkipped(samplePlan, { reason: 'requested', deliveryDate: '2026-05-02' }, shop),
    news.deliverySkipped(samplePlan, { reason: 'out-of-stock', deliveryDate: '2026-05-02' }, shop),
  ],
  'subscription-terms-changed': (shop) => [
    news.termsChanged(changedPlan, otherPlan, shop),
    news.termsChanged(
      changedPlan,
      { ...otherPlan, pieces: 1, frequency: 1, priceCents: 1836, shippingCents: 699, deliveryDate: null },
      shop,
    ),
    news.termsChanged(changedPlan, { ...otherPlan, pieces: 2, priceCents: 3672, shippingCents: 699 }, shop),
  ],
  'subscription-method-requested': (shop) => [
    news.methodRequested(samplePlan, { subscriptionId: '77aa3f52-5b0a-5f2c-9d5a-2f0a4f6c0b01' }, shop),
  ],
  'subscription-delivery-moved': (shop) => [news.deliveryMoved(samplePlan, { deliveryDate: '2026-05-12' }, shop)],
  'subscription-cancelled': (shop) => [
    news.subscriptionCancelled(samplePlan, {}, shop),
    news.subscriptionCancelled(samplePlan, { reason: 'order-cancelled' }, shop),
    news.subscriptionCancelled(samplePlan, { reason: 'line-cancelled' }, shop),
    news.subscriptionCancelled(samplePlan, { reason: 'withdrawn' }, shop),
    news.subscriptionCancelled(samplePlan, { reason: 'dispute-lost' }, shop),
  ],
  'customer-new-device': (shop) => [newDevice(noticed, shop)],
  'staff-invitation': (shop) => [
    staffInvitation({ token: 'dGVzdA', isReset: false }, shop),
    staffInvitation({ token: 'dGVzdA', isReset: true }, shop),
  ],
  'staff-notice': (shop) => staffNotices.map((kind) => staffNotice(kind, noticed, shop)),
};

/** Returns the first sample of a mail, and what it fills in for placeholders. */
export const sampleOf = (template: MailTemplate, shop: Shop): MailContent => samples[template](shop)[0]!;
export const sampleValues = {
  voornaam: 'Anna',
  bestelnummer: sampleOrder.orderNumber,
  product: samplePlan.productName,
};

/** Samples for people and tests. A template without one does not compile. */
export function mailSamples(shop: Shop): (MailContent & { name: string })[] {
  return Object.entries(samples).flatMap(([name, make]) => make(shop).map((mail) => ({ name, ...mail })));
}

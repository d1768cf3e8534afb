import { Category } from '../catalog/category.entity.js';
import { FormerCategorySlug } from '../catalog/former-category-slug.entity.js';
import { FormerSlug } from '../catalog/former-slug.entity.js';
import { PromotionClaim } from '../catalog/promotions/promotion-claim.entity.js';
import { Promotion } from '../catalog/promotions/promotion.entity.js';
import { ProductCost } from '../catalog/costs/product-cost.entity.js';
import { ProductPrice } from '../catalog/prices/product-price.entity.js';
import { ProductImage } from '../catalog/product-image.entity.js';
import { PhoneOrder } from '../checkout/phone-orders/phone-order.entity.js';
import { Product } from '../catalog/product.entity.js';
import { CheckoutQuote } from '../checkout/quote/checkout-quote.entity.js';
import { Checkout } from '../checkout/checkout.entity.js';
import { FirstOrderReservation } from '../checkout/reservations/first-order-reservation.entity.js';
import { UnmatchedPayment } from '../ordering/unmatched/unmatched-payment.entity.js';
import { WebhookEvent } from '../checkout/provider/webhook-event.entity.js';
import { ConsentEntry } from '../consents/consent.entity.js';
import { NewsletterRequest } from '../consents/newsletter/newsletter-request.entity.js';
import { Contact } from '../customers/contact.entity.js';
import { CustomerSession } from '../customers/login/customer-session.entity.js';
import { Customer } from '../customers/customer.entity.js';
import { InvoiceBuyer } from '../invoices/invoice-buyer.entity.js';
import { InvoiceFile } from '../invoicing/files/invoice-file.entity.js';
import { LegalText } from '../legal/legal-text.entity.js';
import { LoginCode } from '../customers/login/login-code.entity.js';
import { SavedAddress } from '../customers/saved-address.entity.js';
import { ChangeLogEntry } from '../platform/database/change-log.entity.js';
import { DiscountCode } from '../discounts/discount-code.entity.js';
import { DiscountReservation } from '../discounts/discount-reservation.entity.js';
import { RememberedDiscount } from '../discounts/remembered-discount.entity.js';
import { StoredMail } from '../mail/sending/stored-mail.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { PartnershipInquiry } from '../partnerships/partnership-inquiry.entity.js';
import { ErasedContact } from '../customers/erased-contact.entity.js';
import { ErasedMailbox } from '../customers/erased-mailbox.entity.js';
import { StockAlert } from '../stock-alerts/stock-alert.entity.js';
import { QuizAdvice } from '../quiz/quiz-advice.entity.js';
import { entitiesOf } from '../platform/event-sourcing/read-models/projection.js';
import { allProjections } from '../projections/index.js';
import { PaymentMethodRemoval } from '../renewals/payment-methods/payment-method-removal.entity.js';
import { PaymentMethod } from '../renewals/payment-methods/payment-method.entity.js';
import { RenewalPayment } from '../renewals/payments/renewal-payment.entity.js';
import { Dispute } from '../refunds/disputes/dispute.entity.js';
import { ExternalRefund } from '../refunds/external/external-refund.entity.js';
import { Refund } from '../refunds/requested/refund.entity.js';
import { LeadTimeRow } from '../inventory/lead-time.entity.js';
import { Recall } from '../inventory/recalls/recall.entity.js';
import { RetentionRemoval } from '../platform/database/retention-removal.entity.js';
import { RetentionSweep } from '../privacy/retention/retention-sweep.entity.js';
import { RecordNote } from '../notes/record-note.entity.js';
import { StatusBatchOrder } from '../orders/status-batches/status-batch-order.entity.js';
import { StatusBatchRow } from '../orders/status-batches/status-batch.entity.js';
import { SavedView } from '../saved-views/saved-view.entity.js';
import { RecordTag } from '../tags/record-tag.entity.js';
import { ReturnNote } from '../returns/return-note.entity.js';
import { Setting } from '../platform/database/setting.entity.js';
import { ShopTextRow } from '../shop-texts/shop-text.entity.js';
import { StaffPasskey } from '../staff/factors/staff-passkey.entity.js';
import { StaffRecoveryCode } from '../staff/factors/staff-recovery-code.entity.js';
import { StaffTotp } from '../staff/factors/staff-totp.entity.js';
import { StaffUsedToken } from '../staff/proving/staff-used-token.entity.js';
import { EditedProduct } from '../catalog/edits/edited-product.entity.js';
import { ProductEdit } from '../catalog/edits/product-edit.entity.js';
import { ParcelLabel } from '../shipping/labels/parcel-label.entity.js';
import { BatchedOrder } from '../shipping/batched-order.entity.js';
import { ShippingBatch } from '../shipping/shipping-batch.entity.js';
import { StaffRulesRow } from '../staff/rules/staff-rules.entity.js';
import { LogbookEntry } from '../staff/logbook/logbook-entry.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { DrawnOrderNumber } from '../ordering/drawn-order-number.entity.js';
import { StaffInvitation } from '../staff/invitations/staff-invitation.entity.js';
import { StaffSession } from '../staff/staff-session.entity.js';
import { Withdrawal } from '../returns/withdrawals/withdrawal.entity.js';

export const entities = [
  Category,
  ChangeLogEntry,
  Checkout,
  FirstOrderReservation,
  CheckoutQuote,
  ConsentEntry,
  Contact,
  Customer,
  CustomerSession,
  DiscountCode,
  DiscountReservation,
  DrawnOrderNumber,
  ErasedContact,
  ErasedMailbox,
  FormerCategorySlug,
  FormerSlug,
  StoredMail,
  InvoiceBuyer,
  InvoiceFile,
  LegalText,
  LoginCode,
  Mail,
  NewsletterRequest,
  PartnershipInquiry,
  PhoneOrder,
  Product,
  ProductImage,
  ProductPrice,
  ProductCost,
  Promotion,
  PromotionClaim,
  StockAlert,
  QuizAdvice,
  LeadTimeRow,
  Recall,
  RetentionRemoval,
  RetentionSweep,
  PaymentMethod,
  PaymentMethodRemoval,
  Dispute,
  ExternalRefund,
  Refund,
  RenewalPayment,
  RecordNote,
  RecordTag,
  ReturnNote,
  SavedAddress,
  SavedView,
  RememberedDiscount,
  Setting,
  ShopTextRow,
  LogbookEntry,
  StaffMember,
  StaffInvitation,
  StaffPasskey,
  StaffRecoveryCode,
  EditedProduct,
  ProductEdit,
  BatchedOrder,
  ParcelLabel,
  ShippingBatch,
  StaffRulesRow,
  StaffSession,
  StaffTotp,
  StaffUsedToken,
  StatusBatchOrder,
  StatusBatchRow,
  UnmatchedPayment,
  WebhookEvent,
  Withdrawal,
  ...allProjections.flatMap(entitiesOf),
];

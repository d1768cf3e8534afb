import { Category } from '../catalog/category.entity.js';
import { ProductImage } from '../catalog/product-image.entity.js';
import { Product } from '../catalog/product.entity.js';
import { Checkout } from '../checkout/checkout.entity.js';
import { UnmatchedPayment } from '../checkout/unmatched-payment.entity.js';
import { WebhookEvent } from '../checkout/webhook-event.entity.js';
import { Contact } from '../customers/contact.entity.js';
import { Customer } from '../customers/customer.entity.js';
import { KeptMail } from '../mail/kept-mail.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { PartnershipInquiry } from '../partnerships/partnership-inquiry.entity.js';
import { QuizAdvice } from '../quiz/quiz-advice.entity.js';
import { allProjections } from '../projections/index.js';
import { Refund } from '../refunds/refund.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { StaffSession } from '../staff/staff-session.entity.js';

/** Every table that TypeORM knows: what is stored as state, and the read models. */
export const entities = [
  Category,
  Checkout,
  Contact,
  Customer,
  KeptMail,
  Mail,
  PartnershipInquiry,
  Product,
  ProductImage,
  QuizAdvice,
  Refund,
  Setting,
  StaffMember,
  StaffSession,
  UnmatchedPayment,
  WebhookEvent,
  ...allProjections.map(({ row }) => row),
];

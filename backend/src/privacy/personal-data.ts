import { forgetMethods } from '../renewals/payment-methods/payment-method-removal.entity.js';

/** A place with personal data. `$1` is the person's mailbox in every statement. */
interface Place {
  name: string;
  /** Query for the export. */
  exported?: string;
  /** Statement that erases it. */
  erased?: string;
}

const mine = (column: string) => `lower(btrim(${column})) = $1`;
const myContacts = `select id from contacts where ${mine('email')}`;
const myAccount = 'select id from customers where email = $1';
const ofMyContacts = `contact_id in (${myContacts})`;
/** Rows name their contact, because a read model may lag. Rows from before that column are found by the read model. */
const myPaymentMethods = `(${ofMyContacts} or contact_id is null and subscription_id::text in (
  select subscription_id from admin_subscription_list where ${ofMyContacts}))`;
const myReturns = `select return_id from admin_return_list where ${ofMyContacts}`;
const myReturnNotes = `(${ofMyContacts} or contact_id is null and return_id in (${myReturns}))`;
const myRecords = `(${ofMyContacts} or kind = 'customer' and record_id in (select id::text from customers where email = $1))`;
/** Names of colleagues are about them, not about the customer. */
const withoutColleagues = String.raw`regexp_replace(text, '(^|[\s(])@\S+', '\1@collega', 'g')`;
/**
 * A mail is found through the read model that it is rendered from: while that lags, the mail is not rendered, and after
 * the erasure it has no recipient.
 */
const about = (reference: string, ids: string) => `reference ->> '${reference}' in (${ids})`;
const aboutMe = [
  about('orderId', `select order_id from admin_order_list where ${ofMyContacts}`),
  about('subscriptionId', `select subscription_id from customer_subscriptions where ${ofMyContacts}`),
  about('returnId', myReturns),
  about('withdrawalId', `select id::text from withdrawals where ${mine('email')}`),
  about('adviceId', `select id from quiz_advices where ${mine('email')}`),
  about('inquiryId', `select id from partnership_inquiries where ${mine('email')}`),
  about('customerId', 'select id::text from customers where email = $1'),
  about('requestId', `select id::text from newsletter_requests where ${mine('email')}`),
  about('consentId', `select id::text from consents where ${mine('email')}`),
  about('alertId', `select id::text from stock_alerts where ${mine('email')}`),
  about('phoneOrderId', `select id::text from phone_orders where ${mine('email')}`),
  about('codeId', 'select id::text from login_codes where email = $1'),
].join(' or ');

/**
 * Every place with personal data; a new table with a name, address, phone number or e-mail goes here. Order matters:
 * mails before their subjects, contacts before customers, because creating a customer locks its contact.
 */
export const places: readonly Place[] = [
  {
    name: 'waitingMails',
    erased: `update mails set status = 'failed', last_error = 'recipient-erased' where status = 'queued' and (${aboutMe})`,
  },
  {
    name: 'mails',
    exported: `select subject, text, sent_at as "sentAt" from kept_mails where ${mine('"to"')} order by sent_at`,
    erased: `delete from kept_mails where ${mine('"to"')} or mail_id in (select id from mails where ${aboutMe})`,
  },
  { name: 'loginCodes', erased: `delete from login_codes where email = $1` },
  {
    name: 'quizAdvices',
    exported: `select answers, created_at as "createdAt" from quiz_advices
      where ${mine('email')} and answers is not null order by created_at`,
    erased: `delete from quiz_advices where ${mine('email')}`,
  },
  {
    name: 'consents',
    exported: `select purpose, is_given as "isGiven", text_version as "textVersion", source, at
      from consents where ${mine('email')} order by at`,
    erased: `delete from consents where ${mine('email')}`,
  },
  {
    name: 'newsletterRequests',
    exported: `select text_version as "textVersion", source, requested_at as "requestedAt", confirmed_at as "confirmedAt"
      from newsletter_requests where ${mine('email')} order by requested_at`,
    erased: `delete from newsletter_requests where ${mine('email')}`,
  },
  {
    name: 'stockAlerts',
    exported: `select product_id as "productId", requested_at as "requestedAt", confirmed_at as "confirmedAt",
        mailed_at as "sentAt"
      from stock_alerts where ${mine('email')} order by requested_at`,
    erased: `delete from stock_alerts where ${mine('email')}`,
  },
  {
    name: 'partnershipInquiries',
    exported: `select contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message,
        created_at as "createdAt"
      from partnership_inquiries where ${mine('email')} order by created_at`,
    erased: `delete from partnership_inquiries where ${mine('email')}`,
  },
  {
    name: 'phoneOrders',
    exported: `select email, phone, first_name as "firstName", last_name as "lastName", address, postal_code as "postalCode", city,
        quote -> 'lines' as lines, created_at as "createdAt", expires_at as "expiresAt"
      from phone_orders where ${mine('email')} order by created_at`,
    erased: `delete from phone_orders where ${mine('email')}`,
  },
  {
    name: 'withdrawals',
    exported: `select order_number as "orderNumber", name, email, part, reason, state, stated_at as "statedAt"
      from withdrawals where ${mine('email')} order by stated_at`,
    erased: `delete from withdrawals where ${mine('email')}`,
  },
  {
    name: 'orders',
    exported: `select order_number as "orderNumber", placed_at as "placedAt", status, lines, subtotal_cents as "subtotalCents",
        shipping_cents as "shippingCents", discount_cents as "discountCents", discount_code as "discountCode",
        total_cents as "totalCents", refunded_cents - charged_back_cents as "refundedCents",
        charged_back_cents as "chargedBackCents", paid_with as "paidWith", disputes
      from admin_order_list where ${ofMyContacts} order by placed_at`,
  },
  {
    name: 'parcels',
    exported: `select order_number as "orderNumber", parcels from order_parcels
      where ${ofMyContacts} and parcels <> '[]' order by placed_at`,
  },
  {
    name: 'invoiceBuyers', // an erasure leaves them: the law requires invoices for seven years (art. 52 AWR)
    exported: `select b.name, b.address, b.postal_code as "postalCode", b.city, b.country, b.kept_until::text as "keptUntil"
      from invoice_buyers b where b.order_id in (select order_id from admin_order_list where ${ofMyContacts})
      order by b.order_id`,
  },
  {
    name: 'invoices',
    exported: `select number, kind, issued_on::text as "issuedOn", order_number as "orderNumber", total_cents as "totalCents"
      from invoice_list where order_id in (select order_id from admin_order_list where ${ofMyContacts})
      order by issued_on, number`,
  },
  {
    name: 'subscriptions',
    exported: `select product_name as "productName", status, jars, frequency, price_cents as "priceCents",
        next_delivery_date as "nextDeliveryDate", started_at as "startedAt", cancelled_at as "cancelledAt"
      from admin_subscription_list where ${ofMyContacts} order by started_at`,
  },
  {
    name: 'paymentMethods',
    exported: `select payment_method_id as "idAtProvider", updated_at as "changedAt"
      from payment_methods where ${myPaymentMethods} order by updated_at`,
    erased: forgetMethods(myPaymentMethods),
  },
  {
    name: 'returns',
    exported: `select order_number as "orderNumber", status, reason, lines, refund_cents as "refundCents",
        label_carrier as "labelCarrier", label_code as "labelCode", requested_at as "requestedAt"
      from admin_return_list where ${ofMyContacts} order by requested_at`,
  },
  {
    name: 'returnNotes',
    exported: `select note, rejection, label_url as "labelUrl" from return_notes where ${myReturnNotes} order by updated_at`,
    erased: `delete from return_notes where ${myReturnNotes}`,
  },
  {
    name: 'notes',
    exported: `select kind as about, ${withoutColleagues} as text, created_at as "writtenAt", edited_at as "editedAt"
      from record_notes where removed_at is null and ${myRecords} order by created_at`,
    erased: `delete from record_notes where ${myRecords}`,
  },
  {
    name: 'tags',
    exported: `select kind as about, tag, created_at as "taggedAt" from record_tags where ${myRecords} order by created_at, tag`,
    erased: `delete from record_tags where ${myRecords}`,
  },
  {
    name: 'contacts',
    exported: `select name, email, phone, address, postal_code as "postalCode", city, country, created_at as "createdAt"
      from contacts where ${mine('email')} order by created_at`,
    erased: `with gone as (delete from contacts where ${mine('email')} returning id)
      insert into erased_contacts (contact_id) select id from gone`,
  },
  {
    name: 'customerTotals',
    exported: `select orders, spent_cents as "spentCents", last_order_at as "lastOrderAt"
      from customer_totals where mailbox = $1`,
    erased: 'delete from customer_totals where mailbox = $1',
  },
  {
    name: 'addresses',
    exported: `select first_name as "firstName", last_name as "lastName", address, postal_code as "postalCode", city,
        country, is_default as "isDefault"
      from saved_addresses where customer_id in (${myAccount}) order by id`,
    erased: `delete from saved_addresses where customer_id in (${myAccount})`,
  },
  {
    name: 'sessions',
    exported: `select created_at as "loggedInAt", last_used_at as "lastUsedAt", browser
      from customer_sessions where customer_id in (${myAccount}) order by created_at`,
    erased: `delete from customer_sessions where customer_id in (${myAccount})`,
  },
  {
    name: 'lookedAt', // what staff did, not who: that is about the member of staff
    exported: `select outcome as act, created_at as at from logbook_entries
      where outcome in ('opened-customer', 'customer-logged-out', 'customer-exported')
        and subject in (select id::text from customers where email = $1) order by created_at`,
  },
  {
    name: 'profile',
    exported: `select email, first_name as "firstName", last_name as "lastName", phone, address,
        postal_code as "postalCode", city, country, last_login_at as "lastLoginAt", created_at as "createdAt"
      from customers where email = $1`,
    erased: 'delete from customers where email = $1',
  },
];

/**
 * Locks for the transaction of an erasure. A concurrent mail is stored before it, or finds nobody; the same holds for a
 * contact of a settlement, a note, a tag and a payment method, which check the tombstone. Totals are summed up before
 * it, or without the erased contacts.
 */
export const locks = [
  'lock table mails in exclusive mode',
  'lock table contacts, customer_totals, payment_methods, record_notes, record_tags, return_notes in share row exclusive mode',
];

/** Stores the tombstone of the mailbox; `$1` is its hash. */
export const tombstone = `
  insert into erased_mailboxes (mailbox_hash, erased_at) values ($1, clock_timestamp())
  on conflict (mailbox_hash) do update set erased_at = excluded.erased_at`;

/** Subscriptions to end, because an erased person cannot be charged. Some have ended, and some have not yet started. */
export const mySubscriptions = `
  select subscription_id::text as "subscriptionId" from payment_methods where ${ofMyContacts}
  union select subscription_id from admin_subscription_list where status <> 'cancelled' and ${ofMyContacts}`;

/** Erases the payment method of one subscription, `$1`. */
export const erasedPaymentMethod = forgetMethods('subscription_id = $1');

/** Who else receives what a place of the export holds. */
const provider = 'De betaaldienst Stripe, om te betalen en terug te betalen.';
const nobody = 'Niemand buiten de winkel en haar hosting.';
const carrier = 'De bezorger, om het pakket te bezorgen.';
const mailer = 'De maildienst, om de mail te bezorgen.';

/** The table of each place in the export, whose statement says what, why and how long; and who receives it. */
export const exportSources: Readonly<Record<string, { table: string; recipients: string }>> = {
  mails: { table: 'kept_mails', recipients: mailer },
  quizAdvices: { table: 'quiz_advices', recipients: nobody },
  consents: { table: 'consents', recipients: nobody },
  newsletterRequests: { table: 'newsletter_requests', recipients: mailer },
  stockAlerts: { table: 'stock_alerts', recipients: mailer },
  partnershipInquiries: { table: 'partnership_inquiries', recipients: nobody },
  phoneOrders: { table: 'phone_orders', recipients: provider },
  withdrawals: { table: 'withdrawals', recipients: nobody },
  orders: { table: 'admin_order_list', recipients: provider },
  parcels: { table: 'order_parcels', recipients: carrier },
  invoiceBuyers: { table: 'invoice_buyers', recipients: 'De Belastingdienst en de boekhouder, als die erom vragen.' },
  invoices: { table: 'invoice_list', recipients: 'De Belastingdienst en de boekhouder, als die erom vragen.' },
  subscriptions: { table: 'admin_subscription_list', recipients: provider },
  paymentMethods: { table: 'payment_methods', recipients: provider },
  returns: { table: 'admin_return_list', recipients: provider },
  returnNotes: { table: 'return_notes', recipients: nobody },
  notes: { table: 'record_notes', recipients: nobody },
  tags: { table: 'record_tags', recipients: nobody },
  contacts: { table: 'contacts', recipients: carrier },
  customerTotals: { table: 'customer_totals', recipients: nobody },
  addresses: { table: 'saved_addresses', recipients: nobody },
  sessions: { table: 'customer_sessions', recipients: nobody },
  lookedAt: { table: 'logbook_entries', recipients: nobody },
  profile: { table: 'customers', recipients: nobody },
};

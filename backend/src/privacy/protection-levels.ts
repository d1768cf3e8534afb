/**
 * How sensitive the rows of a table are; docs/security/data-levels.md says what each level requires. A table has the
 * level of its most sensitive column.
 */
export const protectionLevels = {
  /** Opens an account or changes an order. */
  secret: [
    'customer_sessions',
    'login_codes',
    'staff_invitations',
    'staff_members',
    'staff_passkeys',
    'staff_recovery_codes',
    'staff_sessions',
    'staff_totp',
    'staff_used_tokens',
    'withdrawals',
  ],
  /** About a person. */
  personal: [
    'change_log',
    'contacts',
    'customers',
    'first_order_claims',
    'kept_mails',
    'logbook_entries',
    'partnership_inquiries',
    'payment_methods',
    'quiz_advices',
    'return_notes',
    'saved_addresses',
  ],
  /** Business data: money, stock, references to people by id, keyed hashes. */
  internal: [
    'admin_order_list',
    'admin_return_list',
    'admin_subscription_list',
    'attempt_limits',
    'checkout_quotes',
    'checkouts',
    'checkpoints',
    'customer_subscriptions',
    'discount_codes',
    'discount_reservations',
    'disputes',
    'drawn_order_numbers',
    'due_renewals',
    'erased_contacts',
    'erased_mailboxes',
    'external_refunds',
    'log_identity',
    'mails',
    'migrations',
    'policy_reports',
    'process_refusals',
    'product_sales_by_day',
    'refund_tallies',
    'refunds',
    'remembered_discounts',
    'renewal_payments',
    'revenue_by_day',
    'skipped_events',
    'staff_rules',
    'stock_ledger',
    'timelines',
    'unmatched_payments',
    'webhook_events',
  ],
  /** Visitors see it. */
  public: [
    'categories',
    'former_category_slugs',
    'former_slugs',
    'product_images',
    'products',
    'settings',
    'stock_levels',
  ],
} as const;

export type ProtectionLevel = keyof typeof protectionLevels;

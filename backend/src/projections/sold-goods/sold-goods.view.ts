/** SQL: what paid orders sold at each VAT rate and what that cost, in cents with the moment of the payment. */
export const margins = '(select paid_at, percent, gross_cents, known_cents, cost_cents from sold_margins)';

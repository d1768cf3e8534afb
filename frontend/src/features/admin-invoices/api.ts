import { listInvoices } from '../../../../contracts/invoices.js';
import { freshQueryOf } from '../../ui/admin/fresh';

/** The oldest document. */
export const firstInvoiceQuery = freshQueryOf(listInvoices, { query: { limit: 1, sort: 'issuedOn' } });

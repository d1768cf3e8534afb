import { listInvoices } from '../../../../contracts/invoices.js';
import { longQueryOf } from '../../ui/admin/list/long-list';

export const invoicesQuery = longQueryOf(listInvoices);

import { useQuery } from '@tanstack/react-query';
import { downloadInvoice, listInvoicesOfOrder } from '../../../../../contracts/invoices.js';
import { May } from '../../../lib/staff/may';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { invoiceCopy } from '../../../ui/invoices/copy';
import { InvoiceLines } from '../../../ui/invoices/invoice-lines';
import { DetailPart } from '../../../ui/admin/layout/details';

/** The documents of an order, for members of staff who may see them. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  return (
    <May call={listInvoicesOfOrder}>
      <Invoices orderId={orderId} />
    </May>
  );
}

/** Renders nothing before the first document is issued. */
function Invoices({ orderId }: { orderId: string }) {
  const { data: invoices } = useQuery(freshQueryOf(listInvoicesOfOrder, { params: { id: orderId } }));
  if (!invoices?.length) return null;
  return (
    <DetailPart title={invoiceCopy.title}>
      <InvoiceLines invoices={invoices} of={downloadInvoice} />
    </DetailPart>
  );
}

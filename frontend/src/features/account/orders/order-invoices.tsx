import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { downloadOwnInvoice, listOwnInvoices } from '../../../../../contracts/invoices.js';
import { queryOf } from '../../../lib/http/endpoints';
import { invoiceCopy } from '../../../ui/invoices/copy';
import { InvoiceLines } from '../../../ui/invoices/invoice-lines';
import { Card } from '../components/card';

/** The documents of the order. Renders nothing before the first is issued. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const { data: invoices } = useQuery({ ...queryOf(listOwnInvoices, { params: { id: orderId } }), staleTime: 0 });
  if (!invoices?.length) return null;
  return (
    <Card aria-labelledby="invoices" data-screen-only>
      <chakra.h2 id="invoices" fontSize="lg" mb="2">
        {invoiceCopy.title}
      </chakra.h2>
      <InvoiceLines invoices={invoices} of={downloadOwnInvoice} />
    </Card>
  );
}

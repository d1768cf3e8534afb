import { chakra } from '@chakra-ui/react';
import type { downloadInvoice, downloadOwnInvoice, OrderInvoice } from '../../../../contracts/invoices.js';
import { formatDay, formatDecimal } from '../../lib/format';
import { DownloadLink } from './download-link';

interface InvoiceLinesProps {
  invoices: readonly OrderInvoice[];
  of: typeof downloadInvoice | typeof downloadOwnInvoice;
}

/** The documents of an order, each with its download. */
export function InvoiceLines({ invoices, of }: InvoiceLinesProps) {
  return (
    <chakra.ul display="grid" gap="3">
      {invoices.map((invoice) => (
        <chakra.li
          key={invoice.number}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          lineHeight="1.4"
        >
          <DownloadLink invoice={invoice} of={of} />
          <chakra.span color="muted">{`${formatDay(invoice.issuedOn)}, ${formatDecimal(invoice.total)}`}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

import { chakra } from '@chakra-ui/react';
import type { downloadInvoice, downloadOwnInvoice, OrderInvoice } from '../../../../contracts/invoices.js';
import { addressOf } from '../../lib/http/endpoints';
import { invoiceCopy as copy } from './copy';
import { useDownload } from './use-download';

interface DownloadLinkProps {
  invoice: Pick<OrderInvoice, 'number' | 'kind'>;
  /** The endpoint of the customer or that of staff. */
  of: typeof downloadInvoice | typeof downloadOwnInvoice;
}

/** Downloads one document as PDF. */
export function DownloadLink({ invoice: { number, kind }, of }: DownloadLinkProps) {
  const { isMaking, download } = useDownload(of);
  return (
    <chakra.a
      href={addressOf(of, { params: { number } })}
      download
      aria-busy={isMaking}
      fontWeight="semibold"
      textDecoration="underline"
      textDecorationColor="outline"
      textUnderlineOffset="3px"
      _hover={{ textDecorationColor: 'ink' }}
      onClick={(event) => {
        event.preventDefault();
        void download({ number });
      }}
    >
      {isMaking ? copy.making : copy.nameOf(kind, number)}
    </chakra.a>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  downloadInvoice,
  exportInvoices,
  invoiceKinds,
  listInvoices,
  type Invoice,
} from '../../../../../contracts/invoices.js';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { daysOf, isTaxPeriod } from '../../../../../contracts/tax/tax-periods.js';
import { vatRates } from '../../../../../pricing/vat.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { PeriodDownload } from '../../../ui/admin/invoices/period-download';
import { StatusFilter } from '../../../ui/admin/status/status';
import { type Column } from '../../../ui/admin/table/data-table';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { invoiceNames } from '../../../ui/invoices/copy';
import { DownloadLink } from '../../../ui/invoices/download-link';
import { firstInvoiceQuery } from '../api';
import { invoicesCopy as copy, nameOf } from '../copy';
import { namesOf, monthsOf } from '../period';

const amount = (key: 'net' | 'vat' | 'total'): Column<Invoice> => ({
  key,
  title: copy.columns[key],
  numeric: true,
  cell: (invoice) => formatDecimal(invoice[key]),
  sort: true,
  wide: key !== 'total',
});

const columns: Column<Invoice>[] = [
  {
    key: 'number',
    title: copy.columns.number,
    cell: (invoice) => <DownloadLink invoice={invoice} of={downloadInvoice} />,
    sort: true,
  },
  {
    key: 'issuedOn',
    title: copy.columns.issuedOn,
    cell: ({ issuedOn }) => formatDay(issuedOn),
    sort: true,
  },
  {
    key: 'orderNumber',
    title: copy.columns.orderNumber,
    cell: ({ orderNumber }) => (
      <RecordLink of="orders" reference={orderNumber}>
        {orderNumber}
      </RecordLink>
    ),
    sort: true,
  },
  { key: 'refersTo', title: copy.columns.refersTo, cell: ({ refersTo }) => refersTo ?? '', wide: true },
  amount('net'),
  amount('vat'),
  amount('total'),
];

export function InvoicesPage() {
  const [search, setSearch] = useListSearch();
  const { q, sort, status: kind } = useListFilter(columns, invoiceKinds);
  const first = useQuery(firstInvoiceQuery).data?.[0];
  const months = useMemo(
    () => (first ? monthsOf(first.issuedOn, amsterdamDay(new Date().toISOString())) : {}),
    [first],
  );
  const period = search.view !== undefined && isTaxPeriod(search.view) ? search.view : undefined;
  const rate = oneOf(vatRates, search.rate);
  const invoices = usePagedList(listInvoices, { q, sort, status: kind, rate, ...(period && daysOf(period)) });
  const filters = (
    <>
      <StatusFilter
        label={copy.filter}
        every={copy.everyStatus}
        names={invoiceNames}
        value={kind}
        onChange={(status) => setSearch({ status })}
      />
      <StatusFilter
        label={copy.month}
        every={copy.everyMonth}
        names={namesOf(months, period)}
        value={period}
        onChange={(view) => setSearch({ view })}
      />
      <StatusFilter
        label={copy.rate}
        every={copy.everyRate}
        names={copy.rateNames}
        value={rate}
        onChange={(value) => setSearch({ rate: value })}
      />
      {period && <PeriodDownload key={period} period={period} />}
    </>
  );
  return <ListScreen list={invoices} {...{ copy, columns, idOf, nameOf, filters, csv: exportInvoices }} />;
}

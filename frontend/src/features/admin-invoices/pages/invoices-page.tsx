import { useMemo } from 'react';
import { downloadInvoice, exportInvoices, invoiceKinds, type Invoice } from '../../../../../contracts/invoices.js';
import { daysOf, isTaxPeriod } from '../../../../../contracts/tax-periods.js';
import { vatRates } from '../../../../../pricing/vat.js';
import { centsOf, formatDay, formatDecimal } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { useLongList } from '../../../ui/admin/list/long-list';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { StatusFilter } from '../../../ui/admin/status/status';
import { type Column } from '../../../ui/admin/table/data-table';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { invoiceNames } from '../../../ui/invoices/copy';
import { DownloadLink } from '../../../ui/invoices/download-link';
import { invoicesQuery } from '../api';
import { MonthDownload } from '../components/month-download';
import { invoicesCopy as copy, nameOf, searchTextOf } from '../copy';
import { namesOf, monthsOf } from '../period';

const amount = (key: 'net' | 'vat' | 'total'): Column<Invoice> => ({
  key,
  title: copy.columns[key],
  numeric: true,
  cell: (invoice) => formatDecimal(invoice[key]),
  sort: (invoice) => centsOf(invoice[key]),
  wide: key !== 'total',
});

const columns: Column<Invoice>[] = [
  {
    key: 'number',
    title: copy.columns.number,
    cell: (invoice) => <DownloadLink invoice={invoice} of={downloadInvoice} />,
    sort: ({ number }) => number,
  },
  {
    key: 'issuedOn',
    title: copy.columns.issuedOn,
    cell: ({ issuedOn }) => formatDay(issuedOn),
    sort: ({ issuedOn }) => issuedOn,
  },
  {
    key: 'orderNumber',
    title: copy.columns.orderNumber,
    cell: ({ orderNumber }) => (
      <RecordLink of="orders" reference={orderNumber}>
        {orderNumber}
      </RecordLink>
    ),
    sort: ({ orderNumber }) => orderNumber,
  },
  { key: 'refersTo', title: copy.columns.refersTo, cell: ({ refersTo }) => refersTo ?? '', wide: true },
  amount('net'),
  amount('vat'),
  amount('total'),
];

export function InvoicesPage() {
  const [search, setSearch] = useListSearch();
  const invoices = useLongList(invoicesQuery);
  const kind = oneOf(invoiceKinds, search.status);
  const months = useMemo(() => monthsOf(invoices.data ?? []), [invoices.data]);
  const period = search.view !== undefined && isTaxPeriod(search.view) ? search.view : undefined;
  const rate = oneOf(vatRates, search.rate);
  const keep = useMemo(
    () => (invoice: Invoice) =>
      (!kind || invoice.kind === kind) &&
      (!period || isIn(period, invoice.issuedOn)) &&
      (!rate || invoice.rates.includes(rate)),
    [kind, period, rate],
  );
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
      {period && Object.hasOwn(months, period) && <MonthDownload month={period} />}
      <CsvLink
        of={exportInvoices}
        filter={{ q: search.q, status: kind, rate, sort: search.sort, ...(period && daysOf(period)) }}
      />
    </>
  );
  return <ListScreen list={invoices} text={searchTextOf} {...{ copy, columns, idOf, nameOf, keep, filters }} />;
}

function isIn(period: string, day: string): boolean {
  const { from, to } = daysOf(period);
  return from <= day && day <= to;
}

import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { daysOf, isInOneYear, isTaxPeriod, periodOfDays } from '../../../../../contracts/tax/tax-periods.js';
import {
  exportAuditFile,
  exportVatReturn,
  type VatBox,
  type VatReturn,
} from '../../../../../contracts/tax/vat-return.js';
import type { VatRate } from '../../../../../pricing/vat.js';
import { formatDecimal } from '../../../lib/format';
import { PeriodDownload } from '../../../ui/admin/invoices/period-download';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, Toolbar } from '../../../ui/admin/list/list-page';
import { PeriodFilter } from '../../../ui/admin/list/period-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Link } from '../../../ui/controls/button';
import { Select } from '../../../ui/controls/field';
import { vatReturnQuery } from '../api';
import { boxNames, vatReturnCopy as copy } from '../copy';
import { joined, partNames, periodOf, yearsUntil } from '../period';

/** A box of the form; 5a has no turnover and no documents of its own. */
type Row = Pick<VatBox, 'vat' | 'vatEuros'> & (VatBox | { box: '5a' });

export function VatReturnPage() {
  const [search, setSearch] = useListSearch();
  const today = amsterdamDay(new Date().toISOString());
  const period = periodOf(search.view, today);
  const days = daysOf(period);
  const vatReturn = useQuery(vatReturnQuery(period));
  const missing = vatReturn.data?.missing ?? 0;
  return (
    <AdminPage title={copy.title}>
      <Toolbar>
        <PeriodChooser {...{ period, today }} onChange={(view) => setSearch({ view })} />
        <PeriodFilter
          {...days}
          onChange={({ from = days.from, to = days.to }) => {
            const chosen = periodOfDays(from, to);
            if (isTaxPeriod(chosen)) setSearch({ view: chosen });
          }}
        />
        <CsvLink of={exportVatReturn} filter={{ period }} />
        {isInOneYear(period) && (
          <CsvLink of={exportAuditFile} filter={{ period }} title={copy.auditFileTitle}>
            {copy.auditFile}
          </CsvLink>
        )}
        <PeriodDownload key={period} period={period} />
      </Toolbar>
      <Loaded query={vatReturn}>
        {missing > 0 && (
          <chakra.div role="alert" px="4" py="3" mb="4" rounded="input" bg="fruit.raspberry.tint" maxW="prose">
            <chakra.p fontWeight="semibold">{copy.incomplete(missing)}</chakra.p>
            <p>{copy.incompleteHelp}</p>
          </chakra.div>
        )}
        <DataTable
          label={copy.title}
          columns={columnsOf(period)}
          rows={vatReturn.data && rowsOf(vatReturn.data)}
          idOf={({ box }) => box}
          nameOf={({ box }) => boxNames[box]}
          empty={copy.empty}
        />
      </Loaded>
      <chakra.p color="muted" mt="4" maxW="prose">
        {copy.explanation}
      </chakra.p>
    </AdminPage>
  );
}

const rowsOf = ({ boxes, owed }: VatReturn): Row[] => [...boxes, { box: '5a', ...owed }];

function columnsOf(period: string): Column<Row>[] {
  return [
    { key: 'box', title: copy.columns.box, cell: ({ box }) => boxNames[box] },
    {
      key: 'turnoverEuros',
      title: copy.columns.turnover,
      numeric: true,
      cell: (row) => ('turnover' in row ? copy.euros(row.turnoverEuros) : ''),
    },
    { key: 'vatEuros', title: copy.columns.vat, numeric: true, cell: ({ vatEuros }) => copy.euros(vatEuros) },
    {
      key: 'turnover',
      title: copy.columns.exactTurnover,
      numeric: true,
      wide: true,
      cell: (row) => ('turnover' in row ? formatDecimal(row.turnover) : ''),
    },
    { key: 'vat', title: copy.columns.exactVat, numeric: true, wide: true, cell: ({ vat }) => formatDecimal(vat) },
    {
      key: 'documents',
      title: copy.columns.documents,
      cell: (row) => ('documents' in row ? <DocumentsLink {...row} period={period} /> : ''),
    },
  ];
}

const rateOf: Partial<Record<VatBox['box'], VatRate>> = { '1a': 'high', '1b': 'low', '1e': 'zero' };

function DocumentsLink({ box, documents, period }: Pick<VatBox, 'box' | 'documents'> & { period: string }) {
  const count = copy.documents(documents);
  if (documents === 0) return <chakra.span>{count}</chakra.span>;
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'invoices' }}
      search={{ view: period, rate: rateOf[box] }}
      aria-label={copy.documentsOf(box, count)}
      textDecoration="underline"
    >
      {count}
    </Link>
  );
}

const ownPart = 'own';

interface PeriodChooserProps {
  period: string;
  today: string;
  onChange: (period: string) => void;
}

function PeriodChooser({ period, today, onChange }: PeriodChooserProps) {
  const isOwn = period.includes('..');
  const [year = '', named = ''] = period.split('-');
  const part = isOwn ? ownPart : named;
  const years = yearsUntil(today);
  return (
    <>
      <Select
        size="sm"
        w="auto"
        aria-label={copy.year}
        value={year}
        onChange={(event) => onChange(joined(event.target.value, isOwn ? '' : part))}
      >
        {(years.includes(year) ? years : [year, ...years]).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Select
        size="sm"
        w="auto"
        aria-label={copy.part}
        value={part}
        onChange={(event) => onChange(joined(year, event.target.value))}
      >
        {isOwn && <option value={ownPart}>{copy.ownPart}</option>}
        {partNames.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

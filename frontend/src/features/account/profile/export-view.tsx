import { chakra } from '@chakra-ui/react';
import type { CustomerExport, ExportExplanation } from '../../../../../contracts/customers.js';
import { formatCents, formatMoment } from '../../../lib/format';
import { exportCopy as copy, fieldNames } from './export-names';

/** The export as a page: each place with its rows, and why, how long and for whom it is kept. */
export default function ExportView({ data }: { data: CustomerExport }) {
  const places = (data.explanation ?? []) as ExportExplanation[];
  return (
    <chakra.section aria-labelledby="export" mt="8" display="grid" gap="8">
      <chakra.h3 id="export" fontSize="xl" tabIndex={-1}>
        {copy.heading}
      </chakra.h3>
      {places.map((place) => (
        <Place key={place.place} place={place} rows={data[place.place] ?? []} />
      ))}
    </chakra.section>
  );
}

function Place({ place: { what, why, term, recipients }, rows }: { place: ExportExplanation; rows: unknown[] }) {
  return (
    <chakra.div display="grid" gap="3" minW="0">
      <chakra.h4 fontSize="lg">{what}</chakra.h4>
      <Facts facts={{ [copy.why]: why, [copy.term]: term, [copy.recipients]: recipients }} muted />
      {rows.length === 0 && <p>{copy.nothing}</p>}
      {rows.map((row, index) => (
        <chakra.div key={index} p="4" rounded="input" border="1.5px solid" borderColor="stone" minW="0">
          <Value value={row} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

function Facts({ facts, muted }: { facts: Record<string, unknown>; muted?: boolean }) {
  return (
    <chakra.dl
      display="grid"
      gap="1"
      columnGap="4"
      gridTemplateColumns={{ sm: 'minmax(8rem, 14rem) minmax(0, 1fr)' }}
      color={muted ? 'muted' : undefined}
    >
      {Object.entries(facts).map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt fontWeight="semibold">{fieldNames[name] ?? name}</chakra.dt>
          <chakra.dd minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
            <Value name={name} value={value} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Value({ name = '', value }: { name?: string; value: unknown }) {
  const text = textOf(name, value);
  if (text !== null) return <span>{text}</span>;
  if (Array.isArray(value))
    return value.map((one, index) => (
      <chakra.div key={index} mb="2">
        <Value value={one} />
      </chakra.div>
    ));
  return <Facts facts={value as Record<string, unknown>} />;
}

/** Null for a list or an object. */
function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return copy.unknown;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return name.endsWith('Cents') ? formatCents(value) : String(value);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatMoment(value) : value;
  return null;
}

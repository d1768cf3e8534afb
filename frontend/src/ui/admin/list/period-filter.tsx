import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { adminCopy as copy } from '../copy';
import { DayInput } from '../form/day-input';

interface PeriodFilterProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (period: { from?: string; to?: string }) => void;
}

/** Filters by calendar day. An empty day removes its limit. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  return (
    <>
      <Day label={copy.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <Day label={copy.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

function Day({ label, value, min = '2020-01-01', max = shopToday(), onChange }: DayProps) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <DayInput {...{ id, min, max, value, onChange }} />
    </chakra.div>
  );
}

const isDay = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day of the URL, or undefined when it is none. */
export const dayOf = (value: string | undefined) => (value && isDay.test(value) ? value : undefined);

/** Today on the shop's calendar. */
export const shopToday = () => amsterdamDay(new Date().toISOString());

import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { DayInput } from '../form/day-input';

interface DayChooserProps {
  /** `YYYY-MM-DD`, or undefined for now. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Chooses the day at whose end the figures are shown. */
export function DayChooser({ value, onChange }: DayChooserProps) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="2" flexWrap="wrap">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {adminCopy.onDay}
      </chakra.label>
      <DayInput id={id} min="2020-01-01" max={today()} value={value} onChange={(day) => onChange(day || undefined)} />
      {value && (
        <Button look="line" size="sm" onClick={() => onChange(undefined)}>
          {adminCopy.today}
        </Button>
      )}
    </chakra.div>
  );
}

const isDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the day of the URL if it is in the past; undefined otherwise, which means now. */
export function pastDay(value: string | undefined): string | undefined {
  return value && isDay.test(value) && value <= today() ? value : undefined;
}

const today = () => amsterdamDay(new Date().toISOString());

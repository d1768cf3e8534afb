import { useState, type ComponentProps } from 'react';
import { Input } from '../../controls/input';

interface DayInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'onBlur'> {
  /** `YYYY-MM-DD`, or undefined for no day. */
  value: string | undefined;
  /** Receives an empty text when the day is removed. */
  onChange: (day: string) => void;
}

/**
 * A day of a filter, which applies while it is typed, as soon as it is between `min` and `max`; any other one when the
 * focus leaves. Keeps what is typed until then: `value` lags behind, and a browser that receives the former day
 * forgets the first digit of a month or a day.
 */
export function DayInput({ value = '', onChange, ...input }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...input}
      type="date"
      size="sm"
      w="auto"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onChange(target.value);
      }}
      onBlur={({ target }) => {
        if (typed && !target.validity.valid) onChange(typed);
        setTyped(undefined);
      }}
    />
  );
}

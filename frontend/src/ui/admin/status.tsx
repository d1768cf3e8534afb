import { chakra } from '@chakra-ui/react';
import { Select } from '../field';

/** State is the only colour of the back office. */
export type Tone = 'waiting' | 'busy' | 'moving' | 'good' | 'over' | 'bad';

const backgrounds: Record<Tone, string> = {
  waiting: 'fruit.mango.tint',
  busy: 'fruit.mandarin.tint',
  moving: 'fruit.blueberry.tint',
  good: 'fruit.lime.tint',
  over: 'stone',
  bad: 'fruit.raspberry.tint',
};

/** A state in its colour. */
export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="7"
      px="3"
      rounded="full"
      fontSize="xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
      bg={backgrounds[tone]}
    >
      {children}
    </chakra.span>
  );
}

interface StatusSelectProps<Status extends string> {
  label: string;
  value: Status;
  names: Record<Status, string>;
  tones: Record<Status, Tone>;
  disabled?: boolean;
  onChange: (status: Status) => void;
}

/** A state that is changed in its place. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { label, value, names, tones, disabled, onChange } = props;
  return (
    <Select
      size="sm"
      w={{ base: '8.5rem', md: '10.5rem' }}
      minH="9"
      px={{ base: '2', md: '3' }}
      fontSize={{ base: 'xs', md: 'sm' }}
      rounded="full"
      fontWeight="semibold"
      borderColor="transparent"
      bg={backgrounds[tones[value]]}
      aria-label={label}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value as Status)}
    >
      <Options names={names} />
    </Select>
  );
}

interface StatusFilterProps<Status extends string> {
  label: string;
  every: string;
  names: Record<Status, string>;
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Shows only what is in one state. */
export function StatusFilter<Status extends string>({
  label,
  every,
  names,
  value,
  onChange,
}: StatusFilterProps<Status>) {
  return (
    <Select
      size="sm"
      w="auto"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value as Status) || undefined)}
    >
      <option value="">{every}</option>
      <Options names={names} />
    </Select>
  );
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([status, name]) => (
    <option key={status} value={status}>
      {name}
    </option>
  ));
}

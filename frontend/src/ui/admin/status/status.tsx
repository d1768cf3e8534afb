import { chakra } from '@chakra-ui/react';
import { Select } from '../../controls/field';
import { wholeWhereRoom } from '../../table';

/** Colour in the back office always means a status. */
export type Tone = 'waiting' | 'busy' | 'moving' | 'good' | 'over' | 'bad';

export const statusBackgrounds: Record<Tone, string> = {
  waiting: 'fruit.mango.tint',
  busy: 'fruit.mandarin.tint',
  moving: 'fruit.blueberry.tint',
  good: 'fruit.lime.tint',
  over: 'stone',
  bad: 'fruit.raspberry.tint',
};

/** The same colours for a dot beside the word. */
export const statusDots: Record<Tone, string> = {
  waiting: 'fruit.mango.strong',
  busy: 'fruit.mandarin.strong',
  moving: 'fruit.blueberry.strong',
  good: 'success',
  over: 'muted',
  bad: 'fruit.raspberry.strong',
};

/** The longest status that always stays on one line. */
const short = 9;

export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="7"
      px={{ base: '2.5', '2xl': '3' }}
      rounded="full"
      fontSize="xs"
      fontWeight="semibold"
      whiteSpace={children.length > short ? wholeWhereRoom : 'nowrap'}
      lineHeight="1.3"
      py="1"
      bg={statusBackgrounds[tone]}
      color="ink"
    >
      {children}
    </chakra.span>
  );
}

interface StatusFilterProps<Status extends string> {
  label: string;
  every: string;
  names: Record<Status, string>;
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Filters a list by status. */
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
      maxW="full"
      css={{ fieldSizing: 'content' }}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value as Status) || undefined)}
    >
      <option value="">{every}</option>
      {Object.entries<string>(names).map(([status, name]) => (
        <option key={status} value={status}>
          {name}
        </option>
      ))}
    </Select>
  );
}

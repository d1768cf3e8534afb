import { chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { StatusOptions } from './status-options';
import { nextHighlight } from '../table/next-highlight';
import { statusBackgrounds, type Tone } from './status';

interface StatusSelectProps<Status extends string> {
  label: string;
  value: Status;
  /** The statuses to choose from. */
  names: Partial<Record<Status, string>>;
  tones: Record<Status, Tone>;
  disabled?: boolean;
  onChange: (status: Status) => void;
}

/** Keys move the highlight; only Enter, Space or a click chooses, because a choice can send a mail or money. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { label, value, names, tones, disabled, onChange } = props;
  const id = useId();
  const statuses = Object.keys(names) as Status[];
  /** The highlighted option; null while the list is closed. */
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const isOpen = highlighted !== null;
  const close = () => setHighlighted(null);
  const toggle = () => setHighlighted(isOpen || disabled ? null : statuses.indexOf(value));
  const choose = (index: number) => {
    close();
    const status = statuses[index]!;
    if (status !== value) onChange(status);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || disabled) return;
    const next = nextHighlight(
      event.key,
      highlighted ?? statuses.indexOf(value),
      statuses.map((status) => names[status]!),
    );
    if (isOpen && (event.key === 'Enter' || event.key === ' ')) choose(highlighted);
    else if (isOpen && event.key === 'Escape') close();
    else if (next !== undefined) setHighlighted(isOpen ? next : statuses.indexOf(value));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Trigger
        role="combobox"
        aria-haspopup="listbox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${highlighted}` : undefined}
        aria-disabled={disabled || undefined}
        bg={statusBackgrounds[tones[value]]}
        onClick={toggle}
        onKeyDown={onKeyDown}
        onBlur={close}
      >
        {names[value]}
      </Trigger>
      {isOpen && (
        <StatusOptions
          id={id}
          label={label}
          names={statuses.map((status) => names[status]!)}
          selected={statuses.indexOf(value)}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onChoose={choose}
        />
      )}
    </>
  );
}

const Trigger = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      w: { base: '8.5rem', xl: '10.5rem' },
      minH: { base: '9', md: '8' },
      px: { base: '2.5', xl: '3.5' },
      rounded: 'full',
      fontSize: { base: 'xs', xl: 'sm' },
      fontWeight: 'semibold',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      _after: {
        content: '""',
        w: '2',
        h: '2',
        flexShrink: 0,
        borderRight: '2px solid',
        borderBottom: '2px solid',
        rotate: '45deg',
        translate: '0 -2px',
      },
      '&[aria-disabled]': { opacity: 0.55, cursor: 'default' },
    },
  },
  { defaultProps: { type: 'button' } },
);

import { chakra } from '@chakra-ui/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Tab extends string> {
  label: string;
  names: Record<Tab, string>;
  value: Tab;
  onChange: (tab: Tab) => void;
  /** The panel of each tab. Hidden panels stay mounted and keep their input. */
  children: Record<Tab, ReactNode>;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with arrow-key navigation. */
export function Tabs<Tab extends string>({ label, names, value, onChange, children }: TabsProps<Tab>) {
  const id = useId();
  const tabs = Object.keys(names) as Tab[];
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[step(tabs.indexOf(value), tabs.length)]!;
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <chakra.div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        display="flex"
        gap="6"
        mb="6"
        borderBottom="1.5px solid"
        borderColor="stone"
        overflowX="auto"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-panel`}
            aria-selected={tab === value}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
          >
            {names[tab]}
          </TabButton>
        ))}
      </chakra.div>
      {tabs.map((tab) => (
        <chakra.div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== value}
          minH="min(34rem, calc(100dvh - 13rem))"
        >
          {children[tab]}
        </chakra.div>
      ))}
    </>
  );
}

const TabButton = chakra(
  'button',
  {
    base: {
      minH: '10',
      fontWeight: 'semibold',
      color: 'muted',
      whiteSpace: 'nowrap',
      borderBottom: '2.5px solid transparent',
      outlineOffset: '-3px',
      _hover: { color: 'ink' },
      _selected: { color: 'ink', borderColor: 'ink' },
    },
  },
  { defaultProps: { type: 'button', role: 'tab' } },
);

import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useScrolledToCurrent } from '../../lib/browser/use-scrolled-to-current';

interface ChipNavProps {
  label: string;
  /** The current link, which has `data-current`. */
  current: string | undefined;
  /** Chips that link to sibling pages. */
  children: ReactNode;
}

/** Links to sibling pages: a row that scrolls sideways to the current one, and a column of rows on wide screens. */
export function ChipNav({ label, current, children }: ChipNavProps) {
  const row = useRef<HTMLElement>(null);
  useScrolledToCurrent(row, current);
  return (
    <chakra.nav
      ref={row}
      aria-label={label}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollbarWidth="none"
      mx={{ base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      py="1"
      alignItems={{ base: 'flex-start', lg: 'stretch' }}
      gap="1.5"
      position={{ lg: 'sticky' }}
      top="24"
      css={{ '& > a': { rounded: { lg: 'input' } } }}
    >
      {children}
    </chakra.nav>
  );
}

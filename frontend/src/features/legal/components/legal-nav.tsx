import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { legalPageNames, type LegalPageName } from '../../../../../contracts/law/legal-page-names.js';
import { useScrolledToCurrent } from '../../../lib/browser/use-scrolled-to-current';
import { ChipLink } from '../../../ui/controls/button';
import { legalNames } from '../../../ui/legal/copy';
import { legalCopy } from '../copy';

/** Links to all legal texts: a row that scrolls sideways to the current one, and a column on wide screens. */
export function LegalNav({ current }: { current: LegalPageName }) {
  const row = useRef<HTMLElement>(null);
  useScrolledToCurrent(row, current);
  return (
    <chakra.nav
      ref={row}
      aria-label={legalCopy.nav}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollbarWidth="none"
      mx={{ base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      py="1"
      alignItems="flex-start"
      gap="1.5"
      position={{ lg: 'sticky' }}
      top="28"
    >
      {legalPageNames.map((name) => (
        <ChipLink
          key={name}
          to="/informatie/$name"
          params={{ name }}
          search={{}}
          flexShrink="0"
          data-current={name === current || undefined}
          aria-current={name === current ? 'page' : undefined}
          {...(name === current ? {} : { bg: 'transparent' })}
        >
          {legalNames[name]}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}

import { chakra } from '@chakra-ui/react';
import { legalPageNames, type LegalPageName } from '../../../../../contracts/legal-page-names.js';
import { ChipLink } from '../../../ui/controls/button';
import { legalNames } from '../../../ui/legal/copy';
import { legalCopy } from '../copy';

/** Links to all legal texts. */
export function LegalNav({ current }: { current: LegalPageName }) {
  return (
    <chakra.nav
      aria-label={legalCopy.nav}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
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
          aria-current={name === current ? 'page' : undefined}
          {...(name === current ? {} : { bg: 'transparent' })}
        >
          {legalNames[name]}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}

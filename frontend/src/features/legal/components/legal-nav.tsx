import { legalPageNames, type LegalPageName } from '../../../../../contracts/law/legal-page-names.js';
import { ChipLink } from '../../../ui/controls/button';
import { ChipNav } from '../../../ui/controls/chip-nav';
import { legalNames } from '../../../ui/legal/copy';
import { legalCopy } from '../copy';

/** Links to all legal texts. */
export function LegalNav({ current }: { current: LegalPageName }) {
  return (
    <ChipNav label={legalCopy.nav} current={current}>
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
    </ChipNav>
  );
}

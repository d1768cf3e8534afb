import { chakra } from '@chakra-ui/react';
import { legalPath, termsPage } from '../../../../../contracts/law/legal-page-names.js';
import { termsNoteCopy as copy } from '../copy';

/** Names the version of the terms that the order agrees to. Opens it in a tab of its own, so that no input is lost. */
export function TermsNote({ version }: { version: number }) {
  return (
    <chakra.p fontSize="sm">
      <span>{copy.before}</span>{' '}
      <chakra.a
        href={legalPath(termsPage, version)}
        target="_blank"
        rel="noopener"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {copy.link(version)}
      </chakra.a>
      <span>.</span>
    </chakra.p>
  );
}

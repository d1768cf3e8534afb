import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { shellCopy } from '../copy';

/** On a wide screen the drawing is larger than that of other states, and its empty edge is the space above it. */
const wideDrawing = { '& > div': { pt: { lg: '3' } }, '& img': { w: { lg: '24rem' } } };

/** The page of an unknown address. */
export function NotFoundPage() {
  return (
    <chakra.div css={wideDrawing}>
      <StatePage art="not-found" title={shellCopy.notFoundTitle} text={shellCopy.notFoundText}>
        <ButtonLink to="/">{shellCopy.backHome}</ButtonLink>
      </StatePage>
    </chakra.div>
  );
}

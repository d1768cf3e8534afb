import { ButtonLink } from '../../../ui/button';
import { StatePage } from '../../../ui/state-page';
import { shellCopy } from '../copy';

/** The page for an address that is none of ours. */
export function NotFoundPage() {
  return (
    <StatePage art="not-found" title={shellCopy.notFoundTitle} text={shellCopy.notFoundText}>
      <ButtonLink to="/">{shellCopy.backHome}</ButtonLink>
    </StatePage>
  );
}

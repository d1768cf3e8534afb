import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { shellCopy } from '../copy';

/** The page for an address that is none of ours. */
export function NotFoundPage() {
  return (
    <StatePage art="not-found" title={shellCopy.notFoundTitle} text={shellCopy.notFoundText}>
      <ButtonLink to="/">{shellCopy.backHome}</ButtonLink>
    </StatePage>
  );
}

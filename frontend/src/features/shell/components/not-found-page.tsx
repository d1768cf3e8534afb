import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { shellCopy } from '../copy';

/** The page of an unknown address. */
export function NotFoundPage() {
  return (
    <StatePage art="not-found" title={shellCopy.notFoundTitle} text={shellCopy.notFoundText}>
      <ButtonLink to="/">{shellCopy.backHome}</ButtonLink>
    </StatePage>
  );
}

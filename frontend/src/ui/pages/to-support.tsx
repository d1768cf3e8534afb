import { ButtonLink } from '../controls/button';
import { uiCopy } from '../copy';

/** The way from a page that failed to customer service. */
export function ToSupport() {
  return (
    <ButtonLink look="line" to="/support">
      {uiCopy.support}
    </ButtonLink>
  );
}

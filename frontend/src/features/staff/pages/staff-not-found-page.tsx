import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { staffCopy } from '../copy';
import { notFoundTitle } from '../sections';

/** The page of an unknown address under /admin. */
export function StaffNotFoundPage() {
  return (
    <StatePage art="not-found" title={notFoundTitle} text={staffCopy.notFoundText}>
      <ButtonLink to="/admin/$section" params={{ section: 'dashboard' }} look="ink">
        {staffCopy.toDashboard}
      </ButtonLink>
    </StatePage>
  );
}

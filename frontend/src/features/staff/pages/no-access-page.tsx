import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { staffCopy } from '../copy';

/** The page of an address that the role may not open. */
export function NoAccessPage() {
  return (
    <StatePage art="gate" title={staffCopy.noAccess} text={staffCopy.noAccessText}>
      <ButtonLink to="/admin/$section" params={{ section: 'dashboard' }} look="ink">
        {staffCopy.toDashboard}
      </ButtonLink>
    </StatePage>
  );
}

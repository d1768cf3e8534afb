import { ButtonLink } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { staffCopy } from '../copy';
import { staffTitles } from '../sections';

/** A section of the back office that is still being made. */
export function SectionSoonPage({ title }: { title: string }) {
  return (
    <StatePage art="empty" title={title} text={staffCopy.soonText}>
      <ButtonLink to="/admin/$section" params={{ section: 'orders' }} look="ink">
        {staffCopy.toOrders}
      </ButtonLink>
    </StatePage>
  );
}

/** An address under /admin that is none of ours. */
export function StaffNotFoundPage() {
  return (
    <StatePage art="not-found" title={staffTitles.notFound} text={staffCopy.notFoundText}>
      <ButtonLink to="/admin/$section" params={{ section: 'dashboard' }} look="ink">
        {staffCopy.toDashboard}
      </ButtonLink>
    </StatePage>
  );
}

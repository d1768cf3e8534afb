import { ButtonLink } from '../../../ui/button';
import { StatePage } from '../../../ui/state-page';
import { staffCopy, type Section } from '../copy';

/** A section of the back office that is still being made. */
export function SectionSoonPage({ section }: { section: Section }) {
  return (
    <StatePage art="empty" title={staffCopy.sections[section]} text={staffCopy.soonText}>
      <ButtonLink to="/admin/orders" look="ink">
        {staffCopy.toOrders}
      </ButtonLink>
    </StatePage>
  );
}

/** An address under /admin that is none of ours. */
export function StaffNotFoundPage() {
  return (
    <StatePage art="not-found" title={staffCopy.notFound} text={staffCopy.notFoundText}>
      <ButtonLink to="/admin/orders" look="ink">
        {staffCopy.toOrders}
      </ButtonLink>
    </StatePage>
  );
}

/** Whether a word from the URL is a section. */
export function isSection(name: string): name is Section {
  return name in staffCopy.sections;
}

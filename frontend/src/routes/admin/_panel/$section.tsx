import { createFileRoute, notFound } from '@tanstack/react-router';
import { sectionTitle, staffCopy } from '../../../features/staff/copy';
import { SectionSoonPage, StaffNotFoundPage } from '../../../features/staff/pages/section-pages';

export const Route = createFileRoute('/admin/_panel/$section')({
  beforeLoad: ({ params }) => {
    if (!sectionTitle(params.section)) notFound({ throw: true });
  },
  head: ({ params }) => ({ meta: [{ title: sectionTitle(params.section) ?? staffCopy.notFound }] }),
  component: Page,
  notFoundComponent: StaffNotFoundPage,
});

function Page() {
  return <SectionSoonPage title={sectionTitle(Route.useParams().section) ?? ''} />;
}

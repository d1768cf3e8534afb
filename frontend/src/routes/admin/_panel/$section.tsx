import { createFileRoute, notFound } from '@tanstack/react-router';
import { isSection, staffCopy } from '../../../features/staff/copy';
import { SectionSoonPage, StaffNotFoundPage } from '../../../features/staff/pages/section-pages';

export const Route = createFileRoute('/admin/_panel/$section')({
  loader: ({ params }) => {
    if (!isSection(params.section)) notFound({ throw: true });
    return staffCopy.sections[params.section];
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ?? staffCopy.notFound }] }),
  component: Page,
  notFoundComponent: StaffNotFoundPage,
});

function Page() {
  return <SectionSoonPage title={Route.useLoaderData()} />;
}

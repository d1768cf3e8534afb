import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sectionTitle, staffTitles, type Section } from '../../../features/staff/sections';
import { SectionSoonPage, StaffNotFoundPage } from '../../../features/staff/pages/section-pages';
import { listSearch } from '../../../ui/admin/list/list-search';
import { sectionPages } from './-sections';

export const Route = createFileRoute('/admin/_panel/$section')({
  validateSearch: listSearch,
  beforeLoad: ({ params }) => {
    if (!sectionTitle(params.section)) notFound({ throw: true });
  },
  head: ({ params }) => ({ meta: [{ title: sectionTitle(params.section) ?? staffTitles.notFound }] }),
  component: Page,
  notFoundComponent: StaffNotFoundPage,
});

function Page() {
  const { section } = Route.useParams();
  const Section = sectionPages[section as Section];
  return (
    <Suspense>{Section ? <Section key={section} /> : <SectionSoonPage title={sectionTitle(section) ?? ''} />}</Suspense>
  );
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { staffCopy } from '../../../features/staff/copy';
import { isSection, SectionSoonPage } from '../../../features/staff/pages/section-pages';

export const Route = createFileRoute('/admin/_panel/$section')({
  params: {
    parse: ({ section }) => {
      if (!isSection(section)) throw notFound();
      return { section };
    },
    stringify: ({ section }) => ({ section }),
  },
  head: ({ params }) => ({ meta: [{ title: staffCopy.sections[params.section] }] }),
  component: () => <SectionSoonPage section={Route.useParams().section} />,
});

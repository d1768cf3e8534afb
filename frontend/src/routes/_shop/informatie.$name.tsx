import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { legalPageQuery } from '../../features/legal/api';
import { legalPageFacts } from '../../features/legal/meta';
import { LegalTextPage } from '../../features/legal/pages/legal-text-page';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';
import { hasStatus } from '../../lib/http/api-error';
import { wholeNumberIn, type RawSearch } from '../../lib/search';
import { missingHead, pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/informatie/$name')({
  validateSearch: ({ versie }: RawSearch): { versie?: number } => ({ versie: wholeNumberIn(versie) }),
  loaderDeps: ({ search: { versie } }) => ({ versie }),
  loader: async ({ context: { queryClient }, params: { name }, deps: { versie } }) => {
    try {
      return await queryClient.ensureQueryData(legalPageQuery(name, versie));
    } catch (error) {
      if (hasStatus(error, 404)) notFound({ throw: true });
      throw error;
    }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, legalPageFacts(loaderData, match.search.versie))
      : missingHead(shellCopy.notFoundTitle),
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { name } = Route.useParams();
  const { versie } = Route.useSearch();
  return <LegalTextPage page={useSuspenseQuery(legalPageQuery(name, versie)).data} />;
}

import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { newsletterMeta } from '../../features/newsletter/meta';
import { NewsletterPage } from '../../features/newsletter/pages/newsletter-page';
import { textIn, type RawSearch } from '../../lib/search';
import { pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/nieuwsbrief')({
  validateSearch: ({ afmelden }: RawSearch): { afmelden?: string } => ({ afmelden: textIn(afmelden) }),
  head: ({ match }) => pageHead(match, { ...newsletterMeta, noindex: match.search.afmelden !== undefined }),
  component: Page,
});

function Page() {
  const { afmelden } = Route.useSearch();
  const isHydrated = useHydrated(); // the server does not receive the hash
  const token = useLocation({ select: ({ hash }) => (isHydrated ? hash : '') });
  return <NewsletterPage confirming={token} leaving={afmelden} />;
}

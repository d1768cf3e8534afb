import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { newestOrderQuery } from '../../../features/account/api';
import { WelcomePage } from '../../../features/account/pages/welcome-page';
import { customerQuery } from '../../../lib/customer/customer';
import { readAhead } from '../../../lib/http/read-ahead';
import { textIn, type RawSearch } from '../../../lib/search';

export const Route = createFileRoute('/_shop/_account/profiel/welkom')({
  validateSearch: (search: RawSearch): { redirect?: string } => ({ redirect: textIn(search.redirect) }),
  loader: (at) =>
    readAhead(at, (client) =>
      Promise.all([client.ensureQueryData(customerQuery), client.prefetchQuery(newestOrderQuery)]),
    ),
  head: () => privateHead(accountTitles.welcome),
  component: Page,
});

function Page() {
  return <WelcomePage redirect={Route.useSearch().redirect} />;
}

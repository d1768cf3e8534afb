import { createFileRoute, redirect } from '@tanstack/react-router';
import { Spinner } from '../../features/account/components/spinner';
import { accountTitles, privateHead } from '../../features/account/meta';
import { LoginPage } from '../../features/account/pages/login-page';
import { safePath } from '../../features/account/login/safe-path';
import { customerQuery } from '../../lib/customer/customer';
import { textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/login')({
  validateSearch: (search: RawSearch): { redirect?: string } => ({ redirect: textIn(search.redirect) }),
  beforeLoad: async ({ context, search }) => {
    const customer = await context.queryClient.fetchQuery(customerQuery).catch(() => null);
    if (customer) redirect({ href: safePath(search.redirect) ?? '/profiel', throw: true });
  },
  head: () => privateHead(accountTitles.login),
  component: Page,
  pendingComponent: Spinner,
});

function Page() {
  return <LoginPage redirect={Route.useSearch().redirect} />;
}

import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountSession } from '../../features/account/components/account-session';
import { customerQuery } from '../../lib/customer/customer';

export const Route = createFileRoute('/_shop/_account')({
  staticData: { account: true },
  loader: ({ context }) => void context.queryClient.prefetchQuery(customerQuery),
  component: AccountLayout,
});

function AccountLayout() {
  return (
    <AccountSession>
      <Outlet />
    </AccountSession>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { withdrawalTitle } from '../../features/withdrawal/meta';
import { WithdrawalPage } from '../../features/withdrawal/pages/withdrawal-page';

export const Route = createFileRoute('/_shop/herroepen')({
  head: () => ({ meta: [{ title: withdrawalTitle }, { name: 'robots', content: 'noindex' }] }),
  component: WithdrawalPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { DetailsPage } from '../../../features/account/pages/details-page';

export const Route = createFileRoute('/_shop/_account/profiel/gegevens')({
  head: () => privateHead(accountTitles.details),
  component: DetailsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { DetailsPage } from '../../../features/account/pages/details-page';
import { savedAddressesQuery } from '../../../lib/customer/customer';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/profiel/gegevens')({
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureQueryData(savedAddressesQuery)),
  head: () => privateHead(accountTitles.details),
  component: DetailsPage,
});

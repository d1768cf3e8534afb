import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { EditProfilePage } from '../../../features/account/pages/edit-profile-page';
import { customerQuery } from '../../../lib/customer/customer';
import { readAhead } from '../../../lib/http/read-ahead';
import { textIn, type RawSearch } from '../../../lib/search';

export const Route = createFileRoute('/_shop/_account/profiel/bewerken')({
  validateSearch: (search: RawSearch): { redirect?: string } => ({ redirect: textIn(search.redirect) }),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(customerQuery)),
  head: () => privateHead(accountTitles.edit),
  component: Page,
});

function Page() {
  return <EditProfilePage redirect={Route.useSearch().redirect} />;
}

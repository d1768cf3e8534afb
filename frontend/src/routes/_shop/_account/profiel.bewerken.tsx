import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { EditProfilePage } from '../../../features/account/pages/edit-profile-page';

export const Route = createFileRoute('/_shop/_account/profiel/bewerken')({
  head: () => privateHead(accountTitles.edit),
  component: EditProfilePage,
});

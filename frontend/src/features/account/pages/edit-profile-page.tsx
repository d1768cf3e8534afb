import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/controls/button';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { BackLink } from '../components/back-link';
import { Card } from '../components/card';
import { ProfileForm } from '../profile/profile-form';
import { profileCopy } from '../copy';
import { safePath } from '../login/safe-path';

/** Changes name, phone and address. Saving and cancelling open `redirect`, a path of this shop, or the details. */
export function EditProfilePage({ redirect }: { redirect: string | undefined }) {
  const navigate = useNavigate();
  const back = safePath(redirect) ?? '/profiel/gegevens';
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage
          narrow
          back={<BackLink to="/profiel/gegevens">{profileCopy.heading}</BackLink>}
          title={profileCopy.editHeading}
          intro={profileCopy.editIntro}
        >
          <Card>
            <ProfileForm
              customer={customer}
              submitText={profileCopy.save}
              onSaved={() => void navigate({ href: back })}
            >
              <ButtonLink look="line" size="lg" to={back}>
                {profileCopy.cancel}
              </ButtonLink>
            </ProfileForm>
          </Card>
        </AccountPage>
      )}
    </WithCustomer>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/button';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { Card } from '../components/card';
import { ProfileForm } from '../components/profile-form';
import { profileCopy } from '../copy';

/** Change name, phone and address. */
export function EditProfilePage() {
  const navigate = useNavigate();
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage narrow title={profileCopy.editHeading} intro={profileCopy.editIntro}>
          <Card>
            <ProfileForm
              customer={customer}
              submitText={profileCopy.save}
              onSaved={() => void navigate({ to: '/profiel/gegevens' })}
            >
              <ButtonLink look="line" size="lg" to="/profiel/gegevens">
                {profileCopy.cancel}
              </ButtonLink>
            </ProfileForm>
          </Card>
        </AccountPage>
      )}
    </WithCustomer>
  );
}

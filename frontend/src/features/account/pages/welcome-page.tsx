import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../ui/controls/button';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { Card } from '../components/card';
import { ProfileForm } from '../profile/profile-form';
import { profileCopy } from '../copy';
import { safePath } from '../login/safe-path';

/** Asks a new customer once for a name and an address, then opens the requested page. */
export function WelcomePage({ redirect }: { redirect?: string }) {
  const navigate = useNavigate();
  const goOn = () => void navigate({ href: safePath(redirect) ?? '/profiel' });
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage narrow title={profileCopy.welcomeHeading} intro={profileCopy.welcomeIntro}>
          <Card>
            <ProfileForm customer={customer} submitText={profileCopy.saveAndContinue} onSaved={goOn}>
              <Button look="line" size="lg" onClick={goOn}>
                {profileCopy.later}
              </Button>
            </ProfileForm>
          </Card>
        </AccountPage>
      )}
    </WithCustomer>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../ui/controls/button';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { Card } from '../components/card';
import { ProfileForm } from '../profile/profile-form';
import { knownFromOrder } from '../profile/known-from-order';
import { newestOrderQuery } from '../api';
import { Spinner } from '../components/spinner';
import { profileCopy } from '../copy';
import { safePath } from '../login/safe-path';

/**
 * Asks a new customer once for a name and an address, then opens the requested page. Who ordered as a guest finds those of the
 * newest order; without a response the fields are empty.
 */
export function WelcomePage({ redirect }: { redirect?: string }) {
  const navigate = useNavigate();
  const { data: [newest] = [], isPending } = useQuery(newestOrderQuery);
  const goOn = () => void navigate({ href: safePath(redirect) ?? '/profiel' });
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage
          narrow
          title={profileCopy.welcomeHeading}
          intro={newest && !customer.firstName ? profileCopy.welcomeKnown : profileCopy.welcomeIntro}
        >
          {isPending ? (
            <Spinner />
          ) : (
            <Card>
              <ProfileForm
                customer={knownFromOrder(customer, newest)}
                submitText={profileCopy.saveAndContinue}
                onSaved={goOn}
              >
                <Button look="line" size="lg" onClick={goOn}>
                  {profileCopy.later}
                </Button>
              </ProfileForm>
            </Card>
          )}
        </AccountPage>
      )}
    </WithCustomer>
  );
}

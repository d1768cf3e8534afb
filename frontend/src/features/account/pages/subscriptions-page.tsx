import { ButtonLink } from '../../../ui/button';
import { StatePage } from '../../../ui/state-page';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { accountCopy } from '../copy';

/** The first page of the account: the customer's subscriptions. */
export function SubscriptionsPage() {
  return (
    <WithCustomer>
      {({ firstName }) => (
        <AccountPage title={accountCopy.hello(firstName)} intro={accountCopy.subscriptionsIntro}>
          <NoSubscriptions />
        </AccountPage>
      )}
    </WithCustomer>
  );
}

function NoSubscriptions() {
  return (
    <StatePage compact art="empty" title={accountCopy.noSubscriptions} text={accountCopy.noSubscriptionsText}>
      <ButtonLink to="/products">{accountCopy.toProducts}</ButtonLink>
    </StatePage>
  );
}

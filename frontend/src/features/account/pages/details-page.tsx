import { chakra } from '@chakra-ui/react';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { AddressBook } from '../addresses/address-book';
import { ConsentsCard } from '../consents/consents-card';
import { DevicesCard } from '../devices/devices-card';
import { KnownDetails } from '../profile/known-details';
import { PrivacyCard } from '../profile/privacy-card';
import { profileCopy } from '../copy';

export function DetailsPage() {
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage title={profileCopy.heading}>
          <chakra.div
            display="grid"
            gap={{ base: '5', lg: '6' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
            alignItems="start"
          >
            <KnownDetails customer={customer} />
            <chakra.div display="grid" gap={{ base: '5', lg: '6' }}>
              <AddressBook customer={customer} />
              <DevicesCard email={customer.email} />
            </chakra.div>
            <ConsentsCard email={customer.email} />
            <PrivacyCard email={customer.email} />
          </chakra.div>
        </AccountPage>
      )}
    </WithCustomer>
  );
}

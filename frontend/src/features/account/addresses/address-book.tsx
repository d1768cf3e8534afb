import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { savedAddressesQuery } from '../../../lib/customer/customer';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { PlusIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/skeleton';
import { addressCopy } from '../copy';
import { AddressCard } from './address-card';
import { SaveAddressDialog } from './save-address-dialog';
import { Card } from '../components/card';

/** The address in the form: a saved one, or a new one. */
type Editing = SavedAddress | 'new';

export function AddressBook({ customer }: { customer: Customer }) {
  const addresses = useQuery(savedAddressesQuery);
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <Card aria-labelledby="addresses" aria-busy={addresses.isPending}>
      <chakra.h2 id="addresses" fontSize="xl">
        {addressCopy.heading}
      </chakra.h2>
      <chakra.p mt="3" mb="5" color="muted">
        {addressCopy.intro}
      </chakra.p>
      {addresses.isPending && <AddressSkeleton />}
      {addresses.isError && <ErrorPage compact error={addresses.error} onRetry={() => void addresses.refetch()} />}
      {addresses.data && addresses.data.length > 0 && (
        <chakra.ul
          display="grid"
          gap="4"
          mb="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          {addresses.data.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} />
          ))}
        </chakra.ul>
      )}
      {addresses.isSuccess && (
        <>
          {addresses.data.length === 0 && <chakra.p mb="4">{addressCopy.empty}</chakra.p>}
          <Button look="line" onClick={() => setEditing('new')}>
            <PlusIcon size="1.125rem" />
            {addressCopy.add}
          </Button>
        </>
      )}
      <SaveAddressDialog
        customer={customer}
        editing={editing}
        isFirst={addresses.data?.length === 0}
        onClose={() => setEditing(null)}
      />
    </Card>
  );
}

function AddressSkeleton() {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
      <Skeleton h="40" rounded="card" />
      <Skeleton h="40" rounded="card" />
    </chakra.div>
  );
}

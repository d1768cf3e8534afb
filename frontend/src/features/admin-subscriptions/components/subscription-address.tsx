import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  changeSubscriptionAddress,
  SubscriptionAddressSchema,
  type ShownAddress,
  type SubscriptionAddress as Address,
} from '../../../../../contracts/admin/subscription-address.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Panel } from '../../../ui/admin/layout/panel';
import { Button } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';
import { subscriptionAddressQuery, useChangeSubscriptionAddress } from '../api';
import { addressCopy as copy } from '../changes-copy';

/** Where the coming orders go, to correct on the spot. */
export function SubscriptionAddress({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(subscriptionAddressQuery(id));
  return (
    <Panel title={copy.title}>
      {data ? (
        <AddressForm key={JSON.stringify(data)} id={id} shown={data} onOutdated={() => void refetch()} />
      ) : error ? (
        <p>{sentenceOf(error, copy.failed)}</p>
      ) : (
        <Skeleton h="32" />
      )}
    </Panel>
  );
}

interface AddressFormProps {
  id: string;
  shown: ShownAddress;
  /** A colleague changed the address meanwhile. */
  onOutdated: () => void;
}

type Values = Pick<Address, 'address' | 'postalCode' | 'city'>;

/** Names the version that it shows, so that a change by a colleague is refused and never overwritten. */
function AddressForm({ id, shown, onOutdated }: AddressFormProps) {
  const { name, address, postalCode, city, version } = shown;
  const [changeId] = useState(() => crypto.randomUUID());
  const change = useChangeSubscriptionAddress(id);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(SubscriptionAddressSchema, (values: Values) => ({ id: changeId, version, ...values })),
    defaultValues: { address, postalCode, city },
  });
  const send = async (values: Values) => {
    try {
      await change.mutateAsync({ id: changeId, version, ...values });
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
      if (refuses(changeSubscriptionAddress, error, 'address-changed')) onOutdated();
    }
  };
  const field = (of: keyof Values) => ({ label: copy[of], error: formState.errors[of]?.message, ...register(of) });
  return (
    <chakra.form noValidate display="grid" gap="4" aria-label={copy.title} onSubmit={handleSubmit(send, showUnplaced)}>
      <chakra.p fontSize="sm" color="muted">
        {copy.about(name)}
      </chakra.p>
      <FieldGrid>
        <TextField {...field('address')} gridColumn="1 / -1" />
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} />
      </FieldGrid>
      <Button type="submit" size="sm" look="line" justifySelf="start" disabled={formState.isSubmitting}>
        {copy.save}
      </Button>
    </chakra.form>
  );
}

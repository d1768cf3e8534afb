import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  SubscriptionAddressSchema,
  type ShownAddress,
  type SubscriptionAddress as Address,
} from '../../../../../contracts/admin/subscription-address.js';
import { sentenceOf } from '../../../lib/http/api-error';
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
  const { data, error } = useQuery(subscriptionAddressQuery(id));
  return (
    <Panel title={copy.title}>
      {data ? (
        <AddressForm key={JSON.stringify(data)} id={id} shown={data} />
      ) : error ? (
        <p>{sentenceOf(error, copy.failed)}</p>
      ) : (
        <Skeleton h="32" />
      )}
    </Panel>
  );
}

function AddressForm({ id, shown }: { id: string; shown: ShownAddress }) {
  const { name, address, postalCode, city } = shown;
  const change = useChangeSubscriptionAddress(id);
  const { register, handleSubmit, setError, formState } = useForm<Address>({
    resolver: checkedBy(SubscriptionAddressSchema, (values: Address) => values),
    defaultValues: { address, postalCode, city },
  });
  const send = async (values: Address) => {
    try {
      await change.mutateAsync(values);
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  const field = (of: keyof Address) => ({ label: copy[of], error: formState.errors[of]?.message, ...register(of) });
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

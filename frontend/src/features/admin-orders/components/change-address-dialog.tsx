import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readablePhone } from '../../../../../contracts/values/phones.js';
import type { AddressField } from '../../../../../contracts/shipping/address-fields.js';
import {
  changeDeliveryAddress,
  ChangeDeliveryAddressSchema,
  type DeliveryAddress,
} from '../../../../../contracts/shipping/delivery-address.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { deliveryAddressQuery, useChangeDeliveryAddress } from '../address-api';
import { addressCopy as copy } from '../address-copy';

interface ChangeAddressDialogProps {
  order: { id: string; orderNumber: string };
  onClose: () => void;
}

export function ChangeAddressDialog({ order, onClose }: ChangeAddressDialogProps) {
  const address = useFreshQuery(deliveryAddressQuery(order.id));
  return (
    <LoadedDialog query={address} title={copy.title(order.orderNumber)} onClose={onClose}>
      {(one) => <AddressForm order={order} address={one} onClose={onClose} />}
    </LoadedDialog>
  );
}

type Values = Record<AddressField, string>;

/** Keeps the version that it was opened with, so that a change by a colleague is refused and never overwritten. */
function AddressForm({ order, address, onClose }: ChangeAddressDialogProps & { address: DeliveryAddress }) {
  const change = useChangeDeliveryAddress(order.id);
  const [id] = useState(() => crypto.randomUUID());
  const [{ version, ...seen }] = useState(address);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(ChangeDeliveryAddressSchema, (values: Values) => ({ id, version, ...values })),
    defaultValues: { ...seen, phone: readablePhone(seen.phone) },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ id, version, ...values });
      showToast({ title: copy.done, text: copy.doneText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      if (refuses(changeDeliveryAddress, error, 'address-changed', 'nothing-to-ship'))
        setError('root', { message: error.sentence ?? undefined });
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  const field = (name: AddressField) => ({ label: copy[name], error: errors[name]?.message, ...register(name) });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title(order.orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.action}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.about}</p>
        <FieldGrid>
          <TextField {...field('address')} />
          <TextField {...field('postalCode')} />
          <TextField {...field('city')} />
          <TextField {...field('name')} />
          <TextField {...field('phone')} inputMode="tel" />
        </FieldGrid>
      </chakra.div>
    </FormDialog>
  );
}

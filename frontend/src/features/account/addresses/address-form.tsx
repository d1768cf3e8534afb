import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ShippingAddressSchema, type ShippingAddress } from '../../../../../contracts/saved-addresses.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { useSaveAddress } from './api';
import { addressCopy } from '../copy';

interface AddressFormProps {
  /** Null for a new address. */
  id: number | null;
  known: ShippingAddress;
  onDone: () => void;
}

type FieldName = keyof typeof addressCopy.fields;
const names = Object.keys(addressCopy.fields) as FieldName[];

export function AddressForm({ id, known, onDone }: AddressFormProps) {
  const saveAddress = useSaveAddress();
  const { register, handleSubmit, setError, formState } = useForm<ShippingAddress>({
    resolver: zodResolver(ShippingAddressSchema),
    defaultValues: known,
  });
  const save = (address: ShippingAddress) => {
    if (saveAddress.isPending) return;
    saveAddress.mutate(
      { id, address },
      {
        onSuccess: () => {
          showToast({ title: addressCopy.saved, tone: 'success' });
          onDone();
        },
        onError: (failure) => {
          const fields = failure instanceof ApiError ? failure.fields : {};
          for (const name of names) if (fields[name]) setError(name, { message: fields[name] });
        },
      },
    );
  };
  const field = (name: FieldName, autoComplete: string) => ({
    label: addressCopy.fields[name],
    error: formState.errors[name]?.message,
    autoComplete,
    ...register(name),
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
    >
      <Field {...field('firstName', 'given-name')} />
      <Field {...field('lastName', 'family-name')} />
      <Field {...field('address', 'street-address')} gridColumn="1 / -1" />
      <Field {...field('postalCode', 'postal-code')} autoCapitalize="characters" />
      <Field {...field('city', 'address-level2')} />
      <Field {...field('country', 'country-name')} readOnly gridColumn="1 / -1" />
      {!known.isDefault && (
        <chakra.label gridColumn="1 / -1" display="flex" alignItems="center" gap="3" minH="11">
          <chakra.input
            type="checkbox"
            w="6"
            h="6"
            flexShrink={0}
            css={{ accentColor: 'var(--gum-colors-ink)' }}
            {...register('isDefault')}
          />
          {addressCopy.asDefault}
        </chakra.label>
      )}
      {saveAddress.isError && (
        <chakra.p role="alert" gridColumn="1 / -1" color="danger" fontWeight="medium">
          {sentenceOf(saveAddress.error, addressCopy.failed)}
        </chakra.p>
      )}
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3" mt="3">
        <Button type="submit" size="lg" aria-disabled={saveAddress.isPending}>
          {saveAddress.isPending ? addressCopy.saving : addressCopy.save}
        </Button>
        <Button look="line" size="lg" onClick={onDone}>
          {addressCopy.cancel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

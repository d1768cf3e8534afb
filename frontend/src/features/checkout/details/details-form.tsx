import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CheckoutDetailsSchema, type CheckoutDetails } from '../../../../../contracts/checkout.js';
import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { useAddressFill } from '../../../lib/customer/address-fill';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { ArrowIcon } from '../../../ui/icons';
import { useSaveAddress } from '../api';
import { checkoutCopy } from '../copy';
import { addressOf, knowsPhone, savedLike, type Address } from './details';
import { saveDetails } from './details-storage';
import { AddressCheckbox } from './address-checkbox';
import { LoggedInNote } from './logged-in-note';
import { SavedAddresses } from './saved-addresses';

interface DetailsFormProps {
  known: CheckoutDetails;
  customer: Customer | null;
  savedAddresses: readonly SavedAddress[];
  onDone: (details: CheckoutDetails) => void;
}

type Form = CheckoutDetails & { saveAddress: boolean };

const anotherAddress = { address: '', postalCode: '', city: '' };
const lookedUp: ReadonlySet<keyof CheckoutDetails> = new Set(['address', 'postalCode']);
const trimmed = { setValueAs: (typed: string) => typed.trim() };

/** Step 1: name, contact and address. Input is stored on this device for the next visit. */
export function DetailsForm({ known, customer, savedAddresses, onDone }: DetailsFormProps) {
  const shopper = customer ? 'customer' : 'guest';
  const saveAddress = useSaveAddress(() => showError(checkoutCopy.addressNotSaved, checkoutCopy.addressNotSavedText));
  const { register, handleSubmit, watch, getValues, setValue, setFocus, formState, control, clearErrors } =
    useForm<Form>({
      resolver: zodResolver(CheckoutDetailsSchema.loose()) as never,
      defaultValues: { ...known, saveAddress: false },
    });
  useEffect(() => {
    const watching = watch(({ saveAddress: _, ...typed }) => saveDetails(typed, shopper));
    return () => watching.unsubscribe();
  }, [watch, shopper]);
  const chosen = savedLike(useWatch({ control }) as Address, savedAddresses);

  const fillAddress = useAddressFill(getValues, setValue);

  const choose = (address: SavedAddress | null) => {
    const values = address ? addressOf(address) : anotherAddress;
    for (const [name, value] of Object.entries(values)) setValue(name as keyof Address, value);
    clearErrors();
    if (!address) setFocus('address');
  };
  const go = ({ saveAddress: wantsSaved, ...details }: Form) => {
    if (customer && wantsSaved && !savedLike(details, savedAddresses)) saveAddress.mutate(addressOf(details));
    onDone(details);
  };
  const field = (name: keyof CheckoutDetails, autoComplete: string) => ({
    label: checkoutCopy.fields[name],
    error: formState.errors[name]?.message,
    autoComplete,
    ...register(name, lookedUp.has(name) ? { ...trimmed, onBlur: () => void fillAddress() } : trimmed),
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(go)(event)} display="grid" gap="10">
      <chakra.fieldset display="grid" gap="4">
        <Legend>{checkoutCopy.contact}</Legend>
        <Field {...field('email', 'email')} type="email" inputMode="email" readOnly={customer !== null} />
        <Field {...field('phone', 'tel')} type="tel" inputMode="tel" readOnly={knowsPhone(customer)} />
        {customer && <LoggedInNote />}
      </chakra.fieldset>
      <chakra.fieldset
        display="grid"
        gap="4"
        minW="0"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Legend>{checkoutCopy.shipping}</Legend>
        {savedAddresses.length > 0 && <SavedAddresses addresses={savedAddresses} chosen={chosen} onChoose={choose} />}
        <Field {...field('firstName', 'given-name')} />
        <Field {...field('lastName', 'family-name')} />
        <Field {...field('address', 'street-address')} gridColumn={{ md: '1 / -1' }} />
        <Field {...field('postalCode', 'postal-code')} autoCapitalize="characters" />
        <Field {...field('city', 'address-level2')} />
        <Field {...field('country', 'country-name')} readOnly gridColumn={{ md: '1 / -1' }} />
        {customer && !chosen && <AddressCheckbox {...register('saveAddress')} />}
      </chakra.fieldset>
      <Button type="submit" size="lg" w="full">
        {checkoutCopy.next}
        <ArrowIcon size="1.25rem" />
      </Button>
    </chakra.form>
  );
}

const Legend = chakra('legend', {
  base: { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold', mb: '4' },
});

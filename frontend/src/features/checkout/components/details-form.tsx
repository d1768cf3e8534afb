import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CheckoutDetailsSchema, type CheckoutDetails } from '../../../../../contracts/checkout.js';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { ArrowIcon } from '../../../ui/icons';
import { checkoutCopy } from '../copy';
import { saveDetails } from '../details-storage';

interface DetailsFormProps {
  known: Partial<CheckoutDetails>;
  onDone: (details: CheckoutDetails) => void;
}

const empty: CheckoutDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  postalCode: '',
  city: '',
  country: checkoutCopy.country,
};

/** Step 1: who and where. What is typed is kept on this device, so that nobody types it twice. */
export function DetailsForm({ known, onDone }: DetailsFormProps) {
  const { register, handleSubmit, watch, formState } = useForm<CheckoutDetails>({
    resolver: zodResolver(CheckoutDetailsSchema),
    defaultValues: { ...empty, ...known },
  });
  useEffect(() => {
    const watching = watch((typed) => saveDetails(typed));
    return () => watching.unsubscribe();
  }, [watch]);
  const field = (name: keyof CheckoutDetails, autoComplete: string) => ({
    label: checkoutCopy.fields[name],
    error: formState.errors[name]?.message,
    autoComplete,
    ...register(name),
  });
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(onDone)(event)} display="grid" gap="10">
      <chakra.fieldset display="grid" gap="4">
        <chakra.legend fontFamily="display" fontStretch="85%" fontSize="xl" fontWeight="bold" mb="4">
          {checkoutCopy.contact}
        </chakra.legend>
        <Field {...field('email', 'email')} type="email" inputMode="email" />
        <Field {...field('phone', 'tel')} type="tel" inputMode="tel" />
      </chakra.fieldset>
      <chakra.fieldset display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <chakra.legend fontFamily="display" fontStretch="85%" fontSize="xl" fontWeight="bold" mb="4">
          {checkoutCopy.shipping}
        </chakra.legend>
        <Field {...field('firstName', 'given-name')} />
        <Field {...field('lastName', 'family-name')} />
        <Field {...field('address', 'street-address')} gridColumn={{ md: '1 / -1' }} />
        <Field {...field('postalCode', 'postal-code')} autoCapitalize="characters" />
        <Field {...field('city', 'address-level2')} />
        <Field {...field('country', 'country-name')} readOnly gridColumn={{ md: '1 / -1' }} />
      </chakra.fieldset>
      <Button type="submit" size="lg" w="full">
        {checkoutCopy.next}
        <ArrowIcon size="1.25rem" />
      </Button>
    </chakra.form>
  );
}

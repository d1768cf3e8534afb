import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ProfileSchema, type Customer, type Profile } from '../../../../../contracts/customers.js';
import { readablePhone } from '../../../../../contracts/values/phones.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { useSaveProfile } from '../api';
import { profileCopy } from '../copy';

interface ProfileFormProps {
  customer: Customer;
  submitText: string;
  onSaved: () => void;
  /** A cancel control beside the button. */
  children: ReactNode;
}

export function ProfileForm({ customer, submitText, onSaved, children }: ProfileFormProps) {
  const saveProfile = useSaveProfile();
  const { register, handleSubmit, setError, formState } = useForm<Profile>({
    resolver: zodResolver(ProfileSchema),
    defaultValues: known(customer),
  });
  const save = (profile: Profile) => {
    if (saveProfile.isPending) return;
    saveProfile.mutate(profile, {
      onSuccess: () => {
        showToast({ title: profileCopy.saved, text: profileCopy.savedText, tone: 'success' });
        onSaved();
      },
      onError: (failure) => {
        const fields = failure instanceof ApiError ? failure.fields : {};
        for (const name of names) if (fields[name]) setError(name, { message: fields[name] });
        showError(profileCopy.error, sentenceOf(failure, profileCopy.saveFailed));
      },
    });
  };
  const field = (name: keyof Profile, autoComplete: string) => ({
    label: profileCopy.fields[name],
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
      gridTemplateColumns={{ base: 'minmax(7rem, 2fr) minmax(0, 3fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Field {...field('firstName', 'given-name')} gridColumn={{ base: '1 / -1', md: 'auto' }} />
      <Field {...field('lastName', 'family-name')} gridColumn={{ base: '1 / -1', md: 'auto' }} />
      <Field {...field('phone', 'tel')} type="tel" inputMode="tel" gridColumn="1 / -1" />
      <Field {...field('address', 'street-address')} gridColumn="1 / -1" />
      <Field {...field('postalCode', 'postal-code')} autoCapitalize="characters" />
      <Field {...field('city', 'address-level2')} />
      <chakra.div gridColumn="1 / -1" display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="3" mt="4">
        <Button type="submit" size="lg" aria-disabled={saveProfile.isPending}>
          {saveProfile.isPending ? profileCopy.saving : submitText}
        </Button>
        {children}
      </chakra.div>
    </chakra.form>
  );
}

const names = Object.keys(profileCopy.fields) as (keyof typeof profileCopy.fields)[];

const known = (customer: Customer) =>
  ({
    ...Object.fromEntries(names.map((name) => [name, customer[name] ?? ''])),
    phone: readablePhone(customer.phone ?? ''),
  }) as Required<Profile>;

import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { WithdrawalSchema, type Withdrawal } from '../../../../../contracts/withdrawals.js';
import { Button } from '../../../ui/controls/button';
import { Field, TextAreaField } from '../../../ui/controls/field';
import { ArrowIcon } from '../../../ui/icons';
import { withdrawalCopy as copy } from '../copy';
import { filledFields } from '../draft';
import { ScopeChoice } from './scope-choice';

interface WithdrawalFormProps {
  values: Withdrawal;
  /** The server's error per field. */
  refused: Readonly<Record<string, string>>;
  onReview: (values: Withdrawal) => void;
}

/** The first step: the order and the customer. */
export function WithdrawalForm({ values, refused, onReview }: WithdrawalFormProps) {
  const { register, handleSubmit, watch, setValue, setError, clearErrors, formState } = useForm<Withdrawal>({
    resolver: zodResolver(WithdrawalSchema),
    values, // a stored draft arrives after hydration; earlier input stays
    resetOptions: { keepDirtyValues: true },
  });
  useEffect(() => {
    for (const name of filledFields) if (refused[name]) setError(name, { message: refused[name] });
  }, [refused, setError]);
  const part = watch('part');
  const field = (name: (typeof filledFields)[number], autoComplete: string) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    autoComplete,
  });
  return (
    <chakra.form
      noValidate
      method="dialog" // prevents submission without JavaScript
      onSubmit={(event) => void handleSubmit(onReview)(event)}
      display="grid"
      gap="5"
    >
      <Field {...field('orderNumber', 'off')} placeholder="2026-000123" {...register('orderNumber')} />
      <Field {...field('email', 'email')} type="email" inputMode="email" {...register('email')} />
      <Field {...field('name', 'name')} {...register('name')} />
      <ScopeChoice
        isPart={part !== null}
        onChange={(isPart) => {
          setValue('part', isPart ? '' : null);
          clearErrors('part');
        }}
      />
      {part !== null && <Field {...field('part', 'off')} {...register('part')} />}
      <TextAreaField
        rows={3}
        minHeight="6rem"
        {...field('reason', 'off')}
        {...register('reason', { setValueAs: (typed: string | null) => typed || null })}
      />
      <Button type="submit" size="lg" justifySelf={{ sm: 'start' }} data-needs-script>
        {copy.next}
        <ArrowIcon size="1.25rem" />
      </Button>
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SendCodeSchema, type SendCode } from '../../../../../contracts/customers.js';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { ArrowIcon } from '../../../ui/icons';
import { loginCopy } from '../copy';
import { Refusal } from './refusal';

interface EmailStepProps {
  email: string;
  isSending: boolean;
  /** Why the last code was not sent. */
  refusal: string | null;
  onEmail: (email: string) => void;
}

export function EmailStep({ email, isSending, refusal, onEmail }: EmailStepProps) {
  const { register, handleSubmit, formState } = useForm<SendCode>({
    resolver: zodResolver(SendCodeSchema),
    defaultValues: { email },
  });
  const submit = handleSubmit((sent) => {
    if (!isSending) onEmail(sent.email);
  });
  return (
    <>
      <chakra.h1 fontSize="3xl" lineHeight="1">
        {loginCopy.heading}
      </chakra.h1>
      <chakra.p mt="4">{loginCopy.intro}</chakra.p>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4" mt="8">
        <Field
          label={loginCopy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          error={formState.errors.email?.message}
          {...register('email', { setValueAs: (typed: string) => typed.trim() })}
        />
        <Refusal text={refusal} />
        <Button type="submit" size="lg" aria-disabled={isSending}>
          <span>{isSending ? loginCopy.sending : loginCopy.send}</span>
          <ArrowIcon size="1.25rem" />
        </Button>
      </chakra.form>
    </>
  );
}

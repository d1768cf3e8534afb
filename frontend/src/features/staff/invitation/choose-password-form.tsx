import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { acceptInvitation } from '../../../../../contracts/staff/colleagues.js';
import { NewPasswordSchema } from '../../../../../contracts/staff/account.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { focusFirst } from '../../../ui/admin/form/form-body';
import { placeRefusal } from '../../../ui/admin/form/form';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { useAcceptInvitation } from './api';
import { invitationCopy as copy } from './copy';

interface Values {
  password: string;
  repeat: string;
}

interface ChoosePasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

export function ChoosePasswordForm({ email, token, onDone }: ChoosePasswordFormProps) {
  const accepting = useAcceptInvitation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { password: '', repeat: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await accepting.mutateAsync({ token, password });
      onDone();
    } catch (error) {
      placeRefusal(acceptInvitation, error, setError, {
        'password-length': 'password',
        'password-common': 'password',
        'password-breached': 'password',
        'password-initial': 'password',
      });
    }
  });
  const check = (password: string) => {
    const parsed = NewPasswordSchema.safeParse(password);
    return parsed.success || parsed.error.issues[0]!.message;
  };
  return (
    <chakra.form ref={focusFirst} noValidate display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <p>{copy.explanation(email)}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={copy.password}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: check })}
      />
      <Field
        label={copy.repeat}
        type="password"
        autoComplete="new-password"
        error={errors.repeat?.message}
        {...register('repeat', { validate: (repeat, { password }) => repeat === password || copy.different })}
      />
      <chakra.p color="muted" fontSize="sm">
        {copy.hint}
      </chakra.p>
      <chakra.div role="alert" color="danger" fontWeight="medium">
        {accepting.error && !errors.password && <p>{sentenceOf(accepting.error, copy.failed)}</p>}
      </chakra.div>
      <Button type="submit" look="ink" size="lg" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : copy.save}
      </Button>
    </chakra.form>
  );
}

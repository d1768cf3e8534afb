import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { StaffLoginSchema, type StaffLogin } from '../../../../../contracts/staff/account.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { focusFirst } from '../../../ui/admin/form/form-body';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { useStaffLogin } from '../api';
import { staffCopy } from '../copy';

interface LoginFormProps {
  onLoggedIn: () => void;
  /** Rendered above the fields. */
  children?: ReactNode;
}

/** The login of staff: e-mail address and password. */
export function LoginForm({ onLoggedIn, children }: LoginFormProps) {
  const login = useStaffLogin();
  const { register, handleSubmit, formState } = useForm<StaffLogin>({
    resolver: zodResolver(StaffLoginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => {
        showToast({ title: staffCopy.loggedIn, tone: 'success' });
        onLoggedIn();
      },
      onError: (error) => showError(staffCopy.loginFailed, sentenceOf(error, staffCopy.wrongCredentials)),
    }),
  );
  return (
    <chakra.form ref={focusFirst} noValidate display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      {children}
      <Field
        label={staffCopy.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Field
        label={staffCopy.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="ink" size="lg" disabled={login.isPending}>
        {login.isPending ? staffCopy.loggingIn : staffCopy.login}
      </Button>
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { StaffLoginSchema, type StaffLogin } from '../../../../../contracts/staff/account.js';
import type { Factor } from '../../../../../contracts/staff/factors.js';
import { sendCode } from '../../../../../contracts/staff/login.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses, responseOf } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { focusFirst } from '../../../ui/admin/form/form-body';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { useStaffLogin } from '../api';
import { staffCopy } from '../copy';
import { CodeForm } from '../proving/code-form';
import { logInByPasskey } from '../proving/passkey';
import { useSecondStep } from '../proving/use-second-step';

interface LoginFormProps {
  onLoggedIn: () => void;
  /** Rendered above the fields. */
  children?: ReactNode;
}

/**
 * The login of staff: e-mail address and password and, for accounts with a factor, a second step. Or a passkey alone.
 */
export function LoginForm({ onLoggedIn, children }: LoginFormProps) {
  const [factors, setFactors] = useState<readonly Factor[] | null>(null);
  const secondStep = useSecondStep();
  const welcome = () => {
    showToast({ title: staffCopy.loggedIn, tone: 'success' });
    onLoggedIn();
  };
  const step = (send: () => Promise<unknown>) =>
    secondStep.mutate(send, {
      onSuccess: welcome,
      onError: (error) => {
        if (refuses(sendCode, error, 'login-expired')) setFactors(null);
        showError(staffCopy.loginFailed, sentenceOf(error, staffCopy.passkeyFailed));
      },
    });
  const byPasskey = () => step(logInByPasskey);
  if (!factors)
    return <PasswordForm {...{ children, byPasskey }} onRight={(next) => (next ? setFactors(next) : welcome())} />;
  return (
    <CodeForm
      factors={factors}
      isPending={secondStep.isPending}
      onCode={(code) => step(() => responseOf(sendCode, { body: { code } }))}
      onPasskey={byPasskey}
    >
      {children}
      <p>{factors.length > 1 || factors[0] !== 'passkey' ? staffCopy.secondStepText : staffCopy.secondStep}</p>
      <Button look="quiet" size="sm" justifySelf="start" onClick={() => setFactors(null)}>
        {staffCopy.otherAccount}
      </Button>
    </CodeForm>
  );
}

interface PasswordFormProps {
  children?: ReactNode;
  byPasskey: () => void;
  /** `factors`: of which one has to follow; null once logged in. */
  onRight: (factors: readonly Factor[] | null) => void;
}

function PasswordForm({ children, byPasskey, onRight }: PasswordFormProps) {
  const login = useStaffLogin();
  const { register, handleSubmit, formState } = useForm<StaffLogin>({
    resolver: zodResolver(StaffLoginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: (result) => onRight('factors' in result ? result.factors : null),
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
      <Button look="line" onClick={byPasskey}>
        {staffCopy.withPasskey}
      </Button>
    </chakra.form>
  );
}

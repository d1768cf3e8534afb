import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { StaffLoginSchema, type StaffLogin } from '../../../../../contracts/staff.js';
import { sentenceOf } from '../../../lib/api-error';
import { useShop } from '../../../lib/shop';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Wordmark } from '../../../ui/wordmark';
import { useStaffLogin } from '../api';
import { staffCopy } from '../copy';

/** The door to the back office. */
export function LoginPage({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { brand } = useShop();
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
    <chakra.main minH="100dvh" display="grid" placeItems="center" bg="stone" p="4">
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        bg="white"
        rounded="card"
        p={{ base: '6', md: '10' }}
        w="full"
        maxW="27rem"
        display="grid"
        gap="5"
      >
        <chakra.div fontSize="1.75rem">
          <Wordmark brand={brand} />
        </chakra.div>
        <chakra.h1 fontSize="2xl">{staffCopy.loginHeading}</chakra.h1>
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
    </chakra.main>
  );
}

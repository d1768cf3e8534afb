import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  changeOwnPassword,
  ChangePasswordSchema,
  type ChangePassword,
} from '../../../../../contracts/staff/factors.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { placeRefusal } from '../../../ui/admin/form/form';
import { Panel } from '../../../ui/admin/layout/panel';
import { Button } from '../../../ui/controls/button';
import { useChangePassword } from '../api';
import { accountCopy as copy } from '../copy';

const empty = { oldPassword: '', newPassword: '' };

export function PasswordPanel() {
  const change = useChangePassword();
  const { register, handleSubmit, reset, setError, formState } = useForm<ChangePassword>({
    resolver: zodResolver(ChangePasswordSchema),
    defaultValues: empty,
  });
  const send = (body: ChangePassword) =>
    change.mutate(body, {
      onSuccess: () => {
        reset(empty);
        showToast({ title: copy.changed, text: copy.changedText, tone: 'success' });
      },
      onError: (error) => {
        placeRefusal(changeOwnPassword, error, setError, {
          'wrong-credentials': 'oldPassword',
          'password-length': 'newPassword',
          'password-common': 'newPassword',
          'password-breached': 'newPassword',
          'password-initial': 'newPassword',
        });
        showFailure(error, copy.failed);
      },
    });
  return (
    <Panel title={copy.password}>
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextField
          label={copy.oldPassword}
          type="password"
          autoComplete="current-password"
          error={formState.errors.oldPassword?.message}
          {...register('oldPassword')}
        />
        <TextField
          label={copy.newPassword}
          hint={copy.newPasswordHint}
          type="password"
          autoComplete="new-password"
          error={formState.errors.newPassword?.message}
          {...register('newPassword')}
        />
        <Button type="submit" look="ink" size="sm" justifySelf="start" disabled={change.isPending}>
          {copy.change}
        </Button>
      </chakra.form>
    </Panel>
  );
}

import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  PasswordProofSchema,
  proveCode,
  provePassword,
  type Factor,
  type OwnFactors,
  type PasswordProof,
} from '../../../../../contracts/staff/factors.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { responseOf } from '../../../lib/http/endpoints';
import { showError } from '../../../lib/toast';
import { focusFirst } from '../../../ui/admin/form/form-body';
import { Loaded } from '../../../ui/admin/list/list-page';
import { ownFactorsQuery } from '../../../ui/admin/staff/own-factors';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { staffCopy } from '../copy';
import { CodeForm } from './code-form';
import { proveByPasskey } from './passkey';

/** Proves that staff is still there: by a factor, or by the password of an account without one. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const own = useQuery({ ...ownFactorsQuery, staleTime: 0 });
  const proof = useMutation({ mutationFn: (send: () => Promise<unknown>) => send() });
  const prove = (send: () => Promise<unknown>) =>
    proof.mutate(send, {
      onSuccess: onProven,
      onError: (error) => showError(staffCopy.proofFailed, sentenceOf(error, staffCopy.passkeyFailed)),
    });
  const factors = own.data && offered(own.data);
  return (
    <Loaded query={own}>
      <chakra.p mb="5">{staffCopy.proofText}</chakra.p>
      {factors?.length === 0 && (
        <PasswordForm isPending={proof.isPending} onSend={(body) => prove(() => responseOf(provePassword, { body }))} />
      )}
      {factors && factors.length > 0 && (
        <CodeForm
          factors={factors}
          isPending={proof.isPending}
          onCode={(code) => prove(() => responseOf(proveCode, { body: { code } }))}
          onPasskey={() => prove(proveByPasskey)}
        />
      )}
    </Loaded>
  );
}

function offered({ totp, passkeys, recoveryCodes }: OwnFactors): Factor[] {
  if (!totp && passkeys.length === 0) return [];
  const found: [Factor, boolean][] = [
    ['totp', totp !== null],
    ['passkey', passkeys.length > 0],
    ['recovery-code', recoveryCodes > 0],
  ];
  return found.flatMap(([factor, isThere]) => (isThere ? [factor] : []));
}

function PasswordForm({ isPending, onSend }: { isPending: boolean; onSend: (body: PasswordProof) => void }) {
  const { register, handleSubmit, formState } = useForm<PasswordProof>({
    resolver: zodResolver(PasswordProofSchema),
    defaultValues: { password: '' },
  });
  return (
    <chakra.form
      ref={focusFirst}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(onSend)(event)}
    >
      <Field
        label={staffCopy.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="ink" size="lg" disabled={isPending}>
        {isPending ? staffCopy.loggingIn : staffCopy.confirm}
      </Button>
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FactorCodeSchema, type Factor, type FactorCode } from '../../../../../contracts/staff/factors.js';
import { focusFirst } from '../../../ui/admin/form/form-body';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { staffCopy } from '../copy';

interface CodeFormProps {
  /** What the account can give. */
  factors: readonly Factor[];
  isPending: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
  /** Rendered above the field. */
  children?: ReactNode;
}

/** Asks for a code of the app, a recovery code or a passkey. */
export function CodeForm({ factors, isPending, onCode, onPasskey, children }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm<FactorCode>({
    resolver: zodResolver(FactorCodeSchema),
    defaultValues: { code: '' },
  });
  const takesCode = factors.some((factor) => factor !== 'passkey');
  return (
    <chakra.form
      ref={focusFirst}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(({ code }) => onCode(code))(event)}
    >
      {children}
      {factors.includes('passkey') && (
        <Button look={takesCode ? 'line' : 'ink'} size="lg" disabled={isPending} onClick={onPasskey}>
          {staffCopy.usePasskey}
        </Button>
      )}
      {takesCode && (
        <>
          <Field
            label={staffCopy.code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            error={formState.errors.code?.message}
            {...register('code')}
          />
          <Button type="submit" look="ink" size="lg" disabled={isPending}>
            {isPending ? staffCopy.loggingIn : staffCopy.confirm}
          </Button>
        </>
      )}
    </chakra.form>
  );
}

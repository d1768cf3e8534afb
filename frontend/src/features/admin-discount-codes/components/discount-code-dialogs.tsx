import { useQueryClient } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import {
  changeDiscountCode,
  DiscountCodeFormSchema,
  DiscountCodeTermsSchema,
} from '../../../../../contracts/admin/discount-codes.js';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { discountTypes, type AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, outdated, placeErrors, showPresent, showUnplaced } from '../../../ui/admin/form/form';
import { Options } from '../../../ui/controls/options';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { adminDiscountCodeQuery, useChangeDiscountCode, useCreateDiscountCode } from '../api';
import { changeFrom, codeFrom, newCode, valuesFrom, type CodeValues } from '../code-values';
import { codesCopy as copy, typeNames } from '../copy';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateDiscountCodeDialog(props: DialogProps) {
  const create = useCreateDiscountCode();
  return (
    <DiscountCodeDialog
      {...props}
      values={newCode}
      resolver={checkedBy(DiscountCodeFormSchema, codeFrom)}
      onSave={(values) => create.mutateAsync(codeFrom(values))}
      copy={{ title: copy.add, action: copy.create, done: copy.created, failed: copy.createFailed }}
    />
  );
}

interface ChangeDialogProps {
  code: Pick<AdminDiscountCode, 'id' | 'code'>;
  onClose: () => void;
}

/** Changes what a code gives, from its terms of now: the page may show what a colleague changed since. Its text stays, because orders name it. */
export function ChangeDiscountCodeDialog({ code: { id, code }, onClose }: ChangeDialogProps) {
  const change = useChangeDiscountCode(id);
  const queryClient = useQueryClient();
  const terms = useFreshQuery(adminDiscountCodeQuery(id));
  return (
    <LoadedDialog query={terms} title={copy.change(code)} onClose={onClose}>
      {(data) => (
        <DiscountCodeDialog
          isOpen
          onClose={onClose}
          hasText
          values={valuesFrom(data)}
          resolver={checkedBy(DiscountCodeTermsSchema, changeFrom)}
          onSave={(values) => change.mutateAsync(changeFrom(values))}
          read={async () => valuesFrom(await queryClient.fetchQuery(adminDiscountCodeQuery(id)))}
          copy={{ title: copy.change(code), action: copy.save, done: copy.changed, failed: copy.changeFailed }}
        />
      )}
    </LoadedDialog>
  );
}

interface FormProps extends DialogProps {
  /** The code has its text already. */
  hasText?: boolean;
  values: CodeValues;
  resolver: Resolver<CodeValues>;
  onSave: (values: CodeValues) => Promise<unknown>;
  /** Reads what the code is now; absent for a new one. */
  read?: () => Promise<CodeValues>;
  copy: Record<'title' | 'action' | 'done' | 'failed', string>;
}

/** The value field is hidden for free shipping. */
function DiscountCodeDialog({
  isOpen,
  onClose,
  hasText,
  values: defaultValues,
  resolver,
  onSave,
  read,
  copy: texts,
}: FormProps) {
  const form = useForm<CodeValues>({ defaultValues, resolver });
  const { register, handleSubmit, setError, watch, formState } = form;
  const send = async (values: CodeValues) => {
    try {
      await onSave(values);
      showToast({ title: texts.done, tone: 'success' });
      onClose();
    } catch (error) {
      if (refuses(changeDiscountCode, error, 'conflict')) return setError('root', outdated);
      placeErrors(error, setError);
      showFailure(error, texts.failed);
    }
  };
  const field = (name: Exclude<keyof CodeValues, 'firstOrderOnly' | 'value' | 'version'>) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const type = watch('type');
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      action={texts.action}
      state={formState}
      onReload={read && (async () => showPresent(form, await read()))}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <FieldGrid>
        {!hasText && <TextField {...field('code')} textTransform="uppercase" spellCheck={false} gridColumn="1 / -1" />}
        <SelectField {...field('type')}>
          <Options values={discountTypes} names={typeNames} />
        </SelectField>
        {type === 'free_shipping' ? (
          <span />
        ) : (
          <TextField
            label={type === 'percentage' ? copy.fields.percentage : copy.fields.amount}
            error={formState.errors.value?.message}
            inputMode="decimal"
            {...register('value')}
          />
        )}
        <TextField {...field('minPurchaseAmount')} inputMode="decimal" hint={copy.optional} />
        <TextField {...field('maxUses')} inputMode="numeric" hint={copy.unlimitedHint} />
        <TextField {...field('expiresAt')} type="date" min={amsterdamDay(new Date().toISOString())} hint={copy.noEnd} />
        <CheckField isBeside label={copy.fields.firstOrderOnly} {...register('firstOrderOnly')} />
      </FieldGrid>
    </FormDialog>
  );
}

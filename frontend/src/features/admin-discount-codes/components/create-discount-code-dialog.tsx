import { useForm } from 'react-hook-form';
import { DiscountCodeFormSchema } from '../../../../../contracts/admin/discount-codes.js';
import { amsterdamDay } from '../../../../../contracts/calendar.js';
import { discountTypes } from '../../../../../contracts/discounts.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Options } from '../../../ui/controls/options';
import { useCreateDiscountCode } from '../api';
import { codeFrom, newCode, type CodeValues } from '../code-values';
import { codesCopy as copy, typeNames } from '../copy';

/** Creates a discount code. The value field is hidden for free shipping. */
export function CreateDiscountCodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const create = useCreateDiscountCode();
  const { register, handleSubmit, setError, watch, formState } = useForm<CodeValues>({
    defaultValues: newCode,
    resolver: checkedBy(DiscountCodeFormSchema, codeFrom),
  });
  const send = async (values: CodeValues) => {
    try {
      await create.mutateAsync(codeFrom(values));
      showToast({ title: copy.created, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.createFailed);
    }
  };
  const field = (name: Exclude<keyof CodeValues, 'firstOrderOnly' | 'value'>) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const type = watch('type');
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.add}
      action={copy.create}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <FieldGrid>
        <TextField {...field('code')} textTransform="uppercase" spellCheck={false} gridColumn="1 / -1" />
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

import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { ChangeReturnStatusSchema, type AdminReturn } from '../../../../../contracts/admin/returns.js';
import { ApiError } from '../../../lib/http/api-error';
import { formatDecimal } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { useChangeReturnStatus } from '../api';
import { returnsCopy as copy } from '../copy';

interface Values {
  refundAmount: string;
}

const bodyOf = ({ refundAmount }: Values) => ({ status: 'completed' as const, refundAmount: sentAmount(refundAmount) });

export function CompleteDialog({ item, onClose }: { item: AdminReturn; onClose: () => void }) {
  const change = useChangeReturnStatus();
  const proposed = item.refundAmount ?? '0.00';
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(ChangeReturnStatusSchema, bodyOf),
    defaultValues: { refundAmount: typedAmount(proposed) },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ id: item.id, ...bodyOf(values) });
      showToast({ title: copy.updated, text: copy.updatedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      if (error instanceof ApiError && error.code === 'refund-too-high' && error.sentence)
        setError('refundAmount', { message: error.sentence }, { shouldFocus: true });
      showFailure(error, copy.updateFailed);
    }
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.complete(item.orderNumber)}
      isDirty={formState.isDirty && !formState.isSubmitting}
      isSaving={formState.isSubmitting}
      onSubmit={submit}
      action={copy.doComplete}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.completeText}</p>
        <TextField
          label={copy.refundAmount}
          inputMode="decimal"
          hint={copy.refundHint(formatDecimal(proposed))}
          error={formState.errors.refundAmount?.message}
          {...register('refundAmount')}
        />
      </chakra.div>
    </FormDialog>
  );
}

import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import {
  changeReturnStatus,
  ChangeReturnStatusSchema,
  type AdminReturnDetail,
  type ReturnedParcel,
} from '../../../../../contracts/admin/returns.js';
import { refundReasons, type RefundReason } from '../../../../../contracts/returns.js';
import { askFirst } from '../../../lib/confirm';
import { centsOf, formatDecimal } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, placeRefusal, sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { Options } from '../../../ui/controls/options';
import { adminReturnQuery, useChangeReturnStatus } from '../api';
import { returnsCopy as copy } from '../copy';
import { refundReasonNames } from '../../../ui/admin/refund-reasons';
import { suggestedAmount } from '../money';
import { RefundSum } from './refund-sum';

interface Values {
  refundAmount: string;
  refundReason: RefundReason | '';
}

const bodyOf = ({ refundAmount, refundReason }: Values) => ({
  status: 'completed' as const,
  refundAmount: sentAmount(refundAmount),
  ...(refundReason && { refundReason }),
});

/** Asks for the refund, once it is known what the payment has left. */
export function CompleteDialog({ item, onClose }: { item: ReturnedParcel; onClose: () => void }) {
  const detail = useFreshQuery(adminReturnQuery(item.id));
  return (
    <LoadedDialog query={detail} title={copy.complete(item.orderNumber)} onClose={onClose}>
      {(one) => 'leftAmount' in one && <CompleteForm item={one} onClose={onClose} />}
    </LoadedDialog>
  );
}

function CompleteForm({ item, onClose }: { item: AdminReturnDetail; onClose: () => void }) {
  const change = useChangeReturnStatus();
  const { proposedAmount, leftAmount, ownLeftAmount = proposedAmount, orderNumber, isUnshipped } = item;
  const proposed = suggestedAmount(proposedAmount, ownLeftAmount);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(ChangeReturnStatusSchema, bodyOf),
    defaultValues: { refundAmount: typedAmount(suggestedAmount(proposed, leftAmount)), refundReason: '' },
  });
  const submit = handleSubmit(async (values) => {
    const body = bodyOf(values);
    if (centsOf(body.refundAmount) === 0 && !(await askFirst(copy.confirmNothing(orderNumber)))) return;
    try {
      await change.mutateAsync({ id: item.id, ...body });
      showToast({ title: copy.updated, text: copy.updatedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      placeRefusal(changeReturnStatus, error, setError, {
        'refund-too-high': 'refundAmount',
        'return-completed-otherwise': 'refundAmount',
        'refund-reason-missing': 'refundReason',
      });
      showFailure(error, copy.updateFailed);
    }
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.complete(orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.doComplete}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.completeText}</p>
        {isUnshipped && <p>{copy.unshipped}</p>}
        <RefundSum {...item} />
        <TextField
          label={copy.refundAmount}
          inputMode="decimal"
          hint={copy.refundHint(formatDecimal(proposed), formatDecimal(leftAmount))}
          error={formState.errors.refundAmount?.message}
          {...register('refundAmount')}
        />
        <SelectField
          label={copy.refundReason}
          error={formState.errors.refundReason?.message}
          {...register('refundReason')}
        >
          <option value="">{copy.noReason}</option>
          <Options values={refundReasons} names={refundReasonNames} />
        </SelectField>
      </chakra.div>
    </FormDialog>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { decimalToCents } from '../../../../../contracts/values/money.js';
import { refundOrder, RefundOrderSchema, type Refundable } from '../../../../../contracts/orders/order-refunds.js';
import { refundReasons, type RefundReason } from '../../../../../contracts/returns.js';
import { centsOf, formatCents, formatDecimal } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { refuses } from '../../../lib/http/endpoints';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentAmount } from '../../../ui/admin/form/form';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { refundReasonNames } from '../../../ui/admin/refund-reasons';
import { Options } from '../../../ui/controls/options';
import { refundCopy as copy } from '../copy';
import { refundableQuery, useRefundOrder } from '../refunds-api';

interface Named {
  id: string;
  orderNumber: string;
}

interface Values {
  shippingAmount: string;
  lines: { id: string; amount: string }[];
  reason: RefundReason | '';
}

/** Asks for amounts once it is known what each line and the shipping have left. */
export function RefundOrderDialog({ order, onClose }: { order: Named; onClose: () => void }) {
  const refundable = useFreshQuery(refundableQuery(order.id));
  const [id] = useState(() => crypto.randomUUID());
  return (
    <LoadedDialog query={refundable} title={copy.title(order.orderNumber)} onClose={onClose}>
      {(left) => <RefundForm refundId={id} order={order} refundable={left} onClose={onClose} />}
    </LoadedDialog>
  );
}

const amountOf = (typed: string) => (typed.trim() === '' ? '0' : sentAmount(typed));
const bodyOf = (id: string, { shippingAmount, lines, reason }: Values) => ({
  id,
  reason: reason as RefundReason,
  shippingAmount: amountOf(shippingAmount),
  lines: lines.map((line) => ({ id: line.id, amount: amountOf(line.amount) })),
});
const isNothing = (decimal: string) => centsOf(decimal) === 0;

function RefundForm({
  refundId,
  order,
  refundable,
  onClose,
}: {
  refundId: string;
  order: Named;
  refundable: Refundable;
  onClose: () => void;
}) {
  const refund = useRefundOrder(order.id);
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(RefundOrderSchema, (values: Values) => bodyOf(refundId, values)),
    defaultValues: { shippingAmount: '', lines: refundable.lines.map(({ id }) => ({ id, amount: '' })), reason: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control });
  const sumCents = [typed.shippingAmount, ...(typed.lines ?? []).map((line) => line.amount)]
    .map((amount) => decimalToCents(amountOf(amount ?? '')) ?? 0)
    .reduce((sum, cents) => sum + cents, 0);
  const submit = handleSubmit(async (values) => {
    try {
      await refund.mutateAsync(bodyOf(refundId, values));
      showToast({ title: copy.done, text: copy.doneText(formatCents(sumCents)), tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      if (refuses(refundOrder, error, 'refund-empty', 'refund-too-high', 'done-otherwise'))
        setError('root', { message: error.sentence ?? undefined });
      showFailure(error, copy.failed);
    }
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title(order.orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.action}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.about}</p>
        <TextField
          label={copy.shipping}
          inputMode="decimal"
          disabled={isNothing(refundable.shippingAmount)}
          hint={copy.left(formatDecimal(refundable.shippingAmount))}
          error={errors.shippingAmount?.message}
          {...register('shippingAmount')}
        />
        {refundable.lines.map(({ id, productName, amount }, index) => (
          <TextField
            key={id}
            label={copy.line(productName)}
            inputMode="decimal"
            disabled={isNothing(amount)}
            hint={copy.left(formatDecimal(amount))}
            error={errors.lines?.[index]?.amount?.message}
            {...register(`lines.${index}.amount`)}
          />
        ))}
        <SelectField label={copy.reason} error={errors.reason?.message} {...register('reason')}>
          <option value="">{copy.noReason}</option>
          <Options values={refundReasons} names={refundReasonNames} />
        </SelectField>
        <chakra.p aria-live="polite" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {copy.sum(formatCents(sumCents))}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  );
}

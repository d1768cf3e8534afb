import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { quantityIn, type AdminOrderDetail, type ParcelDetail } from '../../../../../contracts/orders.js';
import { returnReasons, type OrderReturnParcel, type ReturnReason } from '../../../../../contracts/returns.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextArea, TextField } from '../../../ui/admin/form/fields';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { Options } from '../../../ui/controls/options';
import { orderReturnsQuery, useRequestReturn } from '../api';
import { returnCopy as copy } from '../copy';

type ReturnableOrder = AdminOrderDetail | ParcelDetail;

interface RequestReturnDialogProps {
  /** The order to return from; null while closed. */
  order: ReturnableOrder | null;
  onClose: () => void;
}

export function RequestReturnDialog({ order, onClose }: RequestReturnDialogProps) {
  return order && <OpenDialog order={order} onClose={onClose} />;
}

function OpenDialog({ order, onClose }: { order: ReturnableOrder; onClose: () => void }) {
  const returns = useFreshQuery(orderReturnsQuery(order.id));
  return (
    <LoadedDialog query={returns} title={copy.title(order.orderNumber)} onClose={onClose}>
      {(filed) => <ReturnForm order={order} returns={filed} onClose={onClose} />}
    </LoadedDialog>
  );
}

interface Values {
  quantities: Record<string, string>;
  reason: ReturnReason;
  note: string;
}

function ReturnForm({
  order,
  returns,
  onClose,
}: {
  order: ReturnableOrder;
  returns: readonly OrderReturnParcel[];
  onClose: () => void;
}) {
  const file = useRequestReturn(order.id);
  const [id] = useState(() => crypto.randomUUID());
  const spoken = returns.filter(({ status }) => status !== 'rejected').flatMap(({ items }) => items);
  const lines = order.items.map((item) => {
    const taken = quantityIn([...spoken, ...order.cancelled], item.id);
    return { ...item, left: Math.max(item.quantity - taken, 0) };
  });
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { quantities: Object.fromEntries(lines.map((line) => [line.id, '0'])), reason: 'other', note: '' },
  });
  const submit = handleSubmit(async ({ quantities, reason, note }) => {
    const items = lines.map((line) => ({ id: line.id, quantity: Number(quantities[line.id]) }));
    const chosen = items.filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setError('root', { message: copy.nothing });
    try {
      await file.mutateAsync({ id, reason, items: chosen, ...(note.trim() && { note }) });
      showToast({ title: copy.done, text: copy.doneText, tone: 'success' });
      onClose();
    } catch (error) {
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
        {lines.map((line) => (
          <TextField
            key={line.id}
            inputMode="numeric"
            disabled={line.left === 0}
            label={line.productName}
            hint={copy.left(line.left, line.quantity)}
            error={formState.errors.quantities?.[line.id]?.message}
            {...register(`quantities.${line.id}`, {
              validate: (typed) => (/^\d{1,3}$/.test(typed) && Number(typed) <= line.left) || copy.most(line.left),
            })}
          />
        ))}
        <SelectField label={copy.reason} {...register('reason')}>
          <Options values={returnReasons} names={copy.reasons} />
        </SelectField>
        <TextArea label={copy.note} maxLength={1000} {...register('note')} />
      </chakra.div>
    </FormDialog>
  );
}

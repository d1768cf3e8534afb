import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  cancelPieces,
  CancelPiecesSchema,
  cancelReasons,
  type Cancellable,
  type CancelPiecesBody,
  type CancelReason,
} from '../../../../../contracts/orders/cancelled-pieces.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { cancelReasonNames } from '../../../ui/admin/cancel-reasons';
import { Dialog, FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { Options } from '../../../ui/controls/options';
import { cancellableQuery, useCancelPieces } from '../cancelled-pieces-api';
import { linesCopy as copy } from '../lines-copy';

interface CancelPiecesDialogProps {
  order: { id: string; orderNumber: string };
  item: { id: string; productName: string };
  onClose: () => void;
}

/** Asks how many pieces of a line are cancelled, and why. */
export function CancelPiecesDialog({ order, item, onClose }: CancelPiecesDialogProps) {
  const cancellable = useFreshQuery(cancellableQuery(order.id));
  const line = useLast(cancellable.data?.lines.find(({ id }) => id === item.id) ?? null);
  const title = copy.title(item.productName, order.orderNumber);
  return (
    <LoadedDialog query={cancellable} title={title} onClose={onClose}>
      {() =>
        line ? (
          <CancelForm order={order} line={line} onClose={onClose} />
        ) : (
          <Dialog isOpen onClose={onClose} title={title}>
            <p>{copy.nothing}</p>
          </Dialog>
        )
      }
    </LoadedDialog>
  );
}

type Line = Cancellable['lines'][number];

interface Values {
  pieces: { quantity: string }[];
  reason: CancelReason | '';
  endsPlan: boolean;
}

function CancelForm({ order, line, onClose }: Pick<CancelPiecesDialogProps, 'order' | 'onClose'> & { line: Line }) {
  const cancel = useCancelPieces(order.id);
  const [id] = useState(() => crypto.randomUUID());
  const bodyOf = ({ pieces, reason, endsPlan }: Values) => ({
    id,
    reason: reason as CancelReason,
    pieces: pieces.map(({ quantity }) => ({ id: line.id, quantity: sentNumber(quantity) })),
    endedPlans: endsPlan ? [line.id] : [],
  });
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(CancelPiecesSchema, bodyOf),
    defaultValues: { pieces: [{ quantity: String(line.quantity) }], reason: '', endsPlan: line.endsPlan ?? false },
  });
  const { errors } = formState;
  const count = Number(useWatch({ control, name: 'pieces.0.quantity' }));
  const back = formatDecimal(line.refundAmounts[count - 1] ?? '0.00');
  const isAll = count === line.quantity;
  const submit = handleSubmit(async (values) => {
    try {
      await cancel.mutateAsync(bodyOf(values) as CancelPiecesBody);
      showToast({ title: copy.done, text: copy.doneText(back), tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      if (refuses(cancelPieces, error, 'pieces-not-here', 'order-left-empty', 'done-otherwise'))
        setError('root', { message: error.sentence ?? undefined });
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title(line.productName, order.orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.action}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.about}</p>
        <TextField
          label={copy.quantity}
          hint={copy.ofHere(formatNumber(line.quantity))}
          inputMode="numeric"
          error={errors.pieces?.[0]?.quantity?.message}
          {...register('pieces.0.quantity')}
        />
        <SelectField label={copy.reason} error={errors.reason?.message} {...register('reason')}>
          <option value="">{copy.noReason}</option>
          <Options values={cancelReasons} names={cancelReasonNames} />
        </SelectField>
        {line.endsPlan !== null && isAll && <CheckField label={copy.endPlan} {...register('endsPlan')} />}
        <chakra.p aria-live="polite" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {copy.back(back)}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  );
}

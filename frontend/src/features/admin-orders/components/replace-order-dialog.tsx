import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  replaceOrder,
  ReplaceOrderSchema,
  replacementReasons,
  type Replaceable,
  type ReplacementReason,
} from '../../../../../contracts/orders/order-replacements.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, SelectField, TextField } from '../../../ui/admin/form/fields';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { replacementReasonNames } from '../../../ui/admin/replacement-reasons';
import { Options } from '../../../ui/controls/options';
import { replaceableQuery, useReplaceOrder } from '../replacements-api';
import { replacementCopy as copy } from '../replacements-copy';

interface Named {
  id: string;
  orderNumber: string;
}

interface Values {
  quantities: string[];
  reason: ReplacementReason | '';
  again: boolean;
}

/** Asks which pieces are replaced: at first all that were not replaced before. */
export function ReplaceOrderDialog({ order, onClose }: { order: Named; onClose: () => void }) {
  const replaceable = useFreshQuery(replaceableQuery(order.id));
  return (
    <LoadedDialog query={replaceable} title={copy.title(order.orderNumber)} onClose={onClose}>
      {({ lines }) => <ReplaceForm order={order} lines={lines} onClose={onClose} />}
    </LoadedDialog>
  );
}

type Lines = Replaceable['lines'];

const leftOf = ({ pieces, replaced }: Lines[number]) => Math.max(pieces - replaced, 0);

function ReplaceForm({ order, lines, onClose }: { order: Named; lines: Lines; onClose: () => void }) {
  const replace = useReplaceOrder(order.id);
  const [id, setId] = useState(() => crypto.randomUUID());
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { quantities: lines.map((line) => String(leftOf(line))), reason: '', again: false },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'quantities' });
  const isRepeated = lines.some((line, index) => Number(typed[index]) > leftOf(line));
  const submit = handleSubmit(async ({ quantities, reason, again }) => {
    const chosen = lines
      .map((line, index) => ({ id: line.id, quantity: Number(quantities[index]) }))
      .filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0) return setError('root', { message: copy.nothing });
    try {
      const wanted = { reason, lines: chosen, again: isRepeated && again };
      const body = ReplaceOrderSchema.parse({ id, ...wanted });
      const { data } = await replace.mutateAsync(body);
      showToast({ title: copy.done(data.orderNumber), text: copy.doneText, tone: 'success' });
      onClose();
    } catch (error) {
      if (refuses(replaceOrder, error, 'out-of-stock')) setId(crypto.randomUUID()); // its replacement has used the id
      if (refuses(replaceOrder, error, 'out-of-stock', 'replaced-before'))
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
        {lines.map((line, index) => (
          <TextField
            key={line.id}
            label={copy.line(line.productName)}
            inputMode="numeric"
            hint={copy.left(line.pieces, line.replaced)}
            error={errors.quantities?.[index]?.message}
            {...register(`quantities.${index}`, {
              validate: (text) => (/^\d{1,4}$/.test(text) && Number(text) <= line.pieces) || copy.most(line.pieces),
            })}
          />
        ))}
        <SelectField
          label={copy.reason}
          error={errors.reason?.message}
          {...register('reason', { required: copy.noReason })}
        >
          <option value="">{copy.noReason}</option>
          <Options values={replacementReasons} names={replacementReasonNames} />
        </SelectField>
        {isRepeated && <CheckField label={copy.again} {...register('again')} />}
      </chakra.div>
    </FormDialog>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { carrierNames, carriers } from '../../../../../contracts/shipping/carriers.js';
import type { StartBatch, WaitingOrder } from '../../../../../contracts/shipping/queue.js';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextArea } from '../../../ui/admin/form/fields';
import { FormBody } from '../../../ui/admin/form/form-body';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { useStartBatch } from '../../../ui/admin/shipping/shipping-api';
import { trackingCopy } from '../../../ui/admin/tracking/copy';
import { labels, type CarrierChoice } from '../../../ui/admin/tracking/tracking-fields';
import { Options } from '../../../ui/controls/options';
import { linesFor, readCodes } from '../codes';
import { shippingCopy as copy } from '../copy';
import { BatchProgress } from './batch-progress';

interface Values {
  carrier: CarrierChoice;
  codes: string;
}

interface ShipBatchDialogProps {
  orders: readonly WaitingOrder[];
  /** Whether a carrier is connected. */
  canMakeLabels: boolean;
  /** `isStarted`: the orders leave. */
  onClose: (isStarted: boolean) => void;
}

/** Asks for the carrier and the codes, then shows how far the batch is. Its id is drawn once, so that it starts once. */
export function ShipBatchDialog({ orders, canMakeLabels, onClose }: ShipBatchDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [isStarted, setStarted] = useState(false);
  const start = useStartBatch();
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const form = useForm<Values>({
    defaultValues: { carrier: canMakeLabels ? labels : 'postnl', codes: linesFor(numbers) },
  });
  const withLabels = form.watch('carrier') === labels;
  const { errors, isDirty, isSubmitting } = form.formState;
  const mayClose = useUnsavedGuard(isDirty && !isSubmitting && !isStarted);
  const close = async () => {
    if (await mayClose()) onClose(isStarted);
  };
  const submit = form.handleSubmit(async ({ carrier, codes: typed }) => {
    const isLabelled = carrier === labels;
    const { codes, unknown } = readCodes(isLabelled ? '' : typed, numbers);
    if (unknown.length > 0)
      return form.setError(
        'codes',
        { message: copy.unknownCodes(unknown.slice(0, 3).join(', ')) },
        { shouldFocus: true },
      );
    try {
      await start.mutateAsync({
        id,
        carrier: isLabelled ? null : carrier || null,
        withLabels: isLabelled,
        orders: packed(orders, codes),
      });
      setStarted(true);
    } catch (error) {
      showFailure(error, copy.startFailed);
    }
  });
  return (
    <Dialog isOpen onClose={() => void close()} title={copy.shipTitle(orders.length)}>
      {isStarted ? (
        <BatchProgress batchId={id} onClose={() => void close()} />
      ) : (
        <FormBody isSaving={isSubmitting} onSubmit={submit} onCancel={() => void close()} action={copy.ship}>
          <p>{copy.shipText}</p>
          <chakra.div display="grid" gap="4">
            <SelectField label={copy.carrier} {...form.register('carrier')}>
              {canMakeLabels && <option value={labels}>{trackingCopy.withLabels}</option>}
              <option value="">{copy.noCarrier}</option>
              <Options values={carriers} names={carrierNames} />
            </SelectField>
            {withLabels ? (
              <chakra.p color="muted">{copy.labelsHint}</chakra.p>
            ) : (
              <TextArea
                label={copy.codes}
                hint={copy.codesHint}
                spellCheck={false}
                fontVariantNumeric="tabular-nums"
                error={errors.codes?.message}
                {...form.register('codes')}
              />
            )}
          </chakra.div>
        </FormBody>
      )}
    </Dialog>
  );
}

function packed(orders: readonly WaitingOrder[], codes: ReadonlyMap<string, string>): StartBatch['orders'] {
  return orders.map(({ id: orderId, orderNumber, pieces }) => ({
    orderId,
    pieces: pieces.map(({ id, quantity }) => ({ id, quantity })),
    trackingCode: codes.get(orderNumber) ?? null,
  }));
}

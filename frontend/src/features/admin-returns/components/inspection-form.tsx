import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { InspectReturnSchema, type InspectReturn } from '../../../../../contracts/admin/return-inspections.js';
import type { AdminReturnDetail, ReturnedParcelDetail } from '../../../../../contracts/admin/returns.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Button } from '../../../ui/controls/button';
import { useInspectReturn, useReceiveReturn } from '../api';
import { inspectionCopy as copy } from '../copy';
import { bodyOf, startOf, type InspectionValues } from '../inspection';
import { InspectedLine } from './inspected-line';

export interface InspectionFormProps {
  item: AdminReturnDetail | ReturnedParcelDetail;
  /** The refund follows at once. */
  refundsNext: boolean;
  onInspected: () => void;
}

/** The figures of the request, for staff to correct. */
export function InspectionForm({ item, refundsNext, onInspected }: InspectionFormProps) {
  const [inspect, receive] = [useInspectReturn(item.id), useReceiveReturn(item.id)];
  const expected = item.items.filter((line) => line.expected > 0);
  const form = useForm<InspectionValues>({
    resolver: checkedBy(InspectReturnSchema, bodyOf),
    defaultValues: startOf(item.reason, expected),
  });
  const { isSubmitting } = form.formState;
  const send = (isReceipt: boolean) =>
    form.handleSubmit(async (values) => {
      const body = bodyOf(values) as InspectReturn;
      try {
        if (isReceipt) {
          await receive.mutateAsync({ pieces: body.pieces.map(({ id, received }) => ({ id, received })) });
          showToast({ title: copy.receivedToast, tone: 'success' });
        } else {
          await inspect.mutateAsync(body);
          showToast({ title: copy.inspectedToast, text: copy.inspectedText, tone: 'success' });
          onInspected();
        }
      } catch (error) {
        placeErrors(error, form.setError);
        showFailure(error, copy.failed);
      }
    }, showUnplaced);
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={send(false)} aria-label={copy.title} display="grid" gap="5" noValidate data-screen-only>
        <chakra.p fontSize="sm" color="muted">
          {copy.hint}
        </chakra.p>
        {expected.map((line, index) => (
          <InspectedLine key={line.id} line={line} index={index} />
        ))}
        <chakra.div display="flex" gap="3" flexWrap="wrap">
          <Button type="submit" size="sm" disabled={isSubmitting}>
            {refundsNext ? copy.inspectAndRefund : copy.inspect}
          </Button>
          <Button look="line" size="sm" disabled={isSubmitting} onClick={send(true)}>
            {copy.receive}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  ChangeReturnStatusSchema,
  type AdminReturnDetail,
  type ReturnedParcel,
  type ReturnedParcelDetail,
} from '../../../../../contracts/admin/returns.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors } from '../../../ui/admin/form/form';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { TrackingFields, trackingOf, type TrackingValues } from '../../../ui/admin/tracking/tracking-fields';
import { adminReturnQuery, useChangeReturnStatus } from '../api';
import { labelCopy as copy, returnsCopy } from '../copy';

interface Values extends TrackingValues {
  url: string;
}

const labelOf = ({ url, ...tracking }: Values) => ({ ...trackingOf(tracking), url: url.trim() || null });

/** Asks how the parcel comes back, once the label that the customer has is known. */
export function ApproveDialog({ item, onClose }: { item: ReturnedParcel; onClose: () => void }) {
  const detail = useFreshQuery(adminReturnQuery(item.id));
  return (
    <LoadedDialog query={detail} title={copy.title(item.orderNumber)} onClose={onClose}>
      {(one) => <ApproveForm item={one} onClose={onClose} />}
    </LoadedDialog>
  );
}

function ApproveForm({ item, onClose }: { item: AdminReturnDetail | ReturnedParcelDetail; onClose: () => void }) {
  const change = useChangeReturnStatus();
  const { id, orderNumber, label, isUnshipped } = item;
  const form = useForm<Values>({
    resolver: checkedBy(ChangeReturnStatusSchema.shape.label.unwrap(), labelOf),
    defaultValues: { carrier: label?.carrier ?? '', trackingCode: label?.trackingCode ?? '', url: label?.url ?? '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ id, status: 'approved', ...(!isUnshipped && { label: labelOf(values) }) });
      showToast({ title: returnsCopy.updated, text: returnsCopy.updatedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, returnsCopy.updateFailed);
    }
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title(orderNumber)}
      state={form.formState}
      onSubmit={submit}
      action={copy.approve}
    >
      <chakra.div display="grid" gap="4">
        <p>{isUnshipped ? returnsCopy.unshipped : copy.text}</p>
        {!isUnshipped && (
          <FormProvider {...form}>
            <TrackingFields noCarrier={copy.noLabel} codeHint={copy.codeHint} />
            <TextField
              label={copy.url}
              hint={copy.urlHint}
              inputMode="url"
              maxLength={500}
              error={errors.url?.message}
              {...form.register('url')}
            />
          </FormProvider>
        )}
      </chakra.div>
    </FormDialog>
  );
}

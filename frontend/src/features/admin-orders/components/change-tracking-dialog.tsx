import { FormProvider, useForm } from 'react-hook-form';
import { ChangeTrackingSchema, type ShippedParcel } from '../../../../../contracts/shipping/parcels.js';
import { formatMoment } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { useChangeTracking } from '../parcels-api';
import { parcelsCopy as copy } from '../parcels-copy';
import { TrackingFields, trackingOf, type TrackingValues } from '../../../ui/admin/tracking/tracking-fields';

interface ChangeTrackingDialogProps {
  orderId: string;
  parcel: ShippedParcel;
  onClose: () => void;
}

/** Names or corrects the carrier and the code of a parcel that left. */
export function ChangeTrackingDialog({ orderId, parcel, onClose }: ChangeTrackingDialogProps) {
  const change = useChangeTracking(orderId, parcel.id);
  const { carrier, trackingCode, shippedAt } = parcel;
  const form = useForm<TrackingValues>({
    resolver: checkedBy(ChangeTrackingSchema, trackingOf),
    defaultValues: { carrier: carrier ?? '', trackingCode: trackingCode ?? '' },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(trackingOf(values));
      showToast({ title: copy.changed, text: copy.changedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, copy.changeFailed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.changeOf(formatMoment(shippedAt))}
      state={form.formState}
      onSubmit={submit}
      action={copy.save}
    >
      <FormProvider {...form}>
        <FieldGrid>
          <TrackingFields />
        </FieldGrid>
      </FormProvider>
    </FormDialog>
  );
}

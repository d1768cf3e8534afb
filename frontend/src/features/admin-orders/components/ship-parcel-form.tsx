import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ShipParcelSchema, type OrderParcels, type ShipParcel } from '../../../../../contracts/shipping/parcels.js';
import { formatNumber } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { Button } from '../../../ui/controls/button';
import { useShipParcel } from '../parcels-api';
import { parcelsCopy as copy } from '../parcels-copy';
import { useLabelledParcel } from '../use-labelled-parcel';
import { labels, TrackingFields, trackingOf, type TrackingValues } from '../../../ui/admin/tracking/tracking-fields';

interface Values extends TrackingValues {
  quantities: string[];
}

interface ShipParcelFormProps {
  orderId: string;
  toShip: OrderParcels['toShip'];
  /** Preset from the parcel before. */
  carrier: TrackingValues['carrier'];
  /** Whether a carrier is connected. */
  canMakeLabels: boolean;
}

/** Ships all that is left, or less. The parcel keeps its id while it is sent again, so that it leaves once. */
export function ShipParcelForm({ orderId, toShip, carrier, canMakeLabels }: ShipParcelFormProps) {
  const ship = useShipParcel(orderId);
  const labelled = useLabelledParcel(orderId);
  const [parcelId] = useState(() => crypto.randomUUID());
  const bodyOf = ({ quantities, ...tracking }: Values) => ({
    parcelId,
    pieces: toShip
      .map(({ id }, index) => ({ id, quantity: sentNumber(quantities[index] ?? '') }))
      .filter(({ quantity }) => quantity !== 0),
    ...trackingOf(tracking),
  });
  const form = useForm<Values>({
    resolver: checkedBy(ShipParcelSchema, bodyOf),
    defaultValues: { quantities: toShip.map(({ quantity }) => String(quantity)), carrier, trackingCode: '' },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const body = bodyOf(values) as ShipParcel;
      if (values.carrier === labels) return await labelled.ship(body.pieces);
      await ship.mutateAsync(body);
      showToast({ title: copy.shipped, text: copy.shippedText, tone: 'success' });
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, copy.shipFailed);
    }
  }, showUnplaced);
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} aria-label={copy.form} display="grid" gap="4" noValidate data-screen-only>
        <div>
          <chakra.h4 fontSize="md">{copy.form}</chakra.h4>
          <chakra.p fontSize="sm" color="muted">
            {copy.formHint}
          </chakra.p>
        </div>
        <FieldGrid>
          {toShip.map(({ id, productName, quantity }, index) => (
            <TextField
              key={id}
              label={copy.quantityOf(productName)}
              hint={copy.ofLeft(formatNumber(quantity))}
              inputMode="numeric"
              {...form.register(`quantities.${index}`)}
            />
          ))}
          <TrackingFields canMakeLabels={canMakeLabels} />
        </FieldGrid>
        {labelled.refusal && (
          <chakra.p role="alert" px="4" py="3" rounded="input" bg="fruit.raspberry.tint">
            {copy.refused(labelled.refusal)}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button type="submit" size="sm" disabled={isSubmitting || labelled.isRunning}>
            {copy.ship}
          </Button>
          <p role="status">{labelled.isHeldUp ? copy.heldUp : labelled.isRunning && copy.labelling}</p>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}

import { useFormContext } from 'react-hook-form';
import { carrierNames, carriers, type Carrier } from '../../../../../contracts/shipping/carriers.js';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { Options } from '../../../ui/controls/options';
import { parcelsCopy as copy } from '../parcels-copy';

export interface TrackingValues {
  carrier: Carrier | '';
  trackingCode: string;
}

/** What the server receives: a code without a carrier is of another one. */
export function trackingOf({ carrier, trackingCode }: TrackingValues) {
  const code = trackingCode.trim() || null;
  return { carrier: carrier || (code ? ('other' as const) : null), trackingCode: code };
}

/** The carrier and the code of a form in the context. */
export function TrackingFields() {
  const { register, formState } = useFormContext<TrackingValues>();
  return (
    <>
      <SelectField label={copy.carrier} {...register('carrier')}>
        <option value="">{copy.noCarrier}</option>
        <Options values={carriers} names={carrierNames} />
      </SelectField>
      <TextField
        label={copy.code}
        hint={copy.codeHint}
        maxLength={80}
        error={formState.errors.trackingCode?.message}
        {...register('trackingCode')}
      />
    </>
  );
}

import { useFormContext } from 'react-hook-form';
import { carrierNames, carriers, type Carrier } from '../../../../../contracts/shipping/carriers.js';
import { Options } from '../../controls/options';
import { SelectField, TextField } from '../form/fields';
import { trackingCopy as copy } from './copy';

export interface TrackingValues {
  carrier: Carrier | '';
  trackingCode: string;
}

/** What the server receives: a code without a carrier is of another one. */
export function trackingOf({ carrier, trackingCode }: TrackingValues) {
  const code = trackingCode.trim() || null;
  return { carrier: carrier || (code ? ('other' as const) : null), trackingCode: code };
}

interface TrackingFieldsProps {
  /** The choice without a carrier. */
  noCarrier?: string;
  codeHint?: string;
}

/** The carrier and the code of a form in the context. */
export function TrackingFields({ noCarrier = copy.noCarrier, codeHint = copy.codeHint }: TrackingFieldsProps) {
  const { register, formState } = useFormContext<TrackingValues>();
  return (
    <>
      <SelectField label={copy.carrier} {...register('carrier')}>
        <option value="">{noCarrier}</option>
        <Options values={carriers} names={carrierNames} />
      </SelectField>
      <TextField
        label={copy.code}
        hint={codeHint}
        maxLength={80}
        error={formState.errors.trackingCode?.message}
        {...register('trackingCode')}
      />
    </>
  );
}

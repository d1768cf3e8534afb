import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { carrierNames, carriers, type Carrier } from '../../../../../contracts/shipping/carriers.js';
import { Options } from '../../controls/options';
import { SelectField, TextField } from '../form/fields';
import { trackingCopy as copy } from './copy';

/** The connected carrier makes the label, which decides carrier and code. */
export const labels = 'labels';

/** A carrier that staff hands the parcel to, none, or the connected one. */
export type CarrierChoice = Carrier | '' | typeof labels;

export interface TrackingValues {
  carrier: CarrierChoice;
  trackingCode: string;
}

/** What the server receives: a code without a carrier is of another one. */
export function trackingOf({ carrier, trackingCode }: TrackingValues) {
  if (carrier === labels) return { carrier: null, trackingCode: null };
  const code = trackingCode.trim() || null;
  return { carrier: carrier || (code ? ('other' as const) : null), trackingCode: code };
}

interface TrackingFieldsProps {
  /** The choice without a carrier. */
  noCarrier?: string;
  codeHint?: string;
  /** Whether the connected carrier is a choice. */
  canMakeLabels?: boolean;
}

/** The carrier and the code of a form in the context. */
export function TrackingFields({
  noCarrier = copy.noCarrier,
  codeHint = copy.codeHint,
  canMakeLabels = false,
}: TrackingFieldsProps) {
  const { register, formState, watch } = useFormContext<TrackingValues>();
  const isLabelled = watch('carrier') === labels;
  return (
    <>
      <SelectField label={copy.carrier} {...register('carrier')}>
        {canMakeLabels && <option value={labels}>{copy.withLabels}</option>}
        <option value="">{noCarrier}</option>
        <Options values={carriers} names={carrierNames} />
      </SelectField>
      {isLabelled ? (
        <chakra.p color="muted" alignSelf="end">
          {copy.labelsHint}
        </chakra.p>
      ) : (
        <TextField
          label={copy.code}
          hint={codeHint}
          maxLength={80}
          error={formState.errors.trackingCode?.message}
          {...register('trackingCode')}
        />
      )}
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { formatDay } from '../../../lib/format';

/** The day of a record, beside its title. */
export function RecordDay({ of }: { of: string }) {
  return (
    <chakra.span color="muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatDay(of)}
    </chakra.span>
  );
}

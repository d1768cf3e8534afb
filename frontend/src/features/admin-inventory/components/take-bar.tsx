import { chakra } from '@chakra-ui/react';
import { countReasons, mostCounted, type CountReason } from '../../../../../contracts/stock/stock-takes.js';
import { Button } from '../../../ui/controls/button';
import { Select } from '../../../ui/controls/field';
import { Options } from '../../../ui/controls/options';
import { countOf, differencesOf, type Take } from '../take';
import { reasonNames, takeCopy as copy } from '../take-copy';

interface TakeBarProps {
  take: Take;
  /** The number of products. */
  all: number;
  isBooking: boolean;
  onReason: (reason: CountReason) => void;
  onBook: () => void;
  onClear: () => void;
}

/** How far the take is, the reason for all its differences, and the button that books them. */
export function TakeBar({ take, all, isBooking, onReason, onBook, onClear }: TakeBarProps) {
  const lines = Object.values(take.lines);
  const counted = lines.filter((line) => !Number.isNaN(countOf(line) ?? NaN)).length;
  const isInvalid = counted < lines.length;
  const count = differencesOf(take).length;
  const isTooMany = count > mostCounted;
  const isUnknown = take.isSent && !isBooking;
  return (
    <chakra.div display="flex" gap="3" alignItems="center" flexWrap="wrap" mb="4" data-screen-only>
      <chakra.p role="status" fontWeight="semibold">
        {isUnknown ? copy.unknown : isTooMany ? copy.tooMany(mostCounted) : copy.progress(counted, all, count)}
      </chakra.p>
      <Select
        size="sm"
        w="auto"
        aria-label={copy.reason}
        title={copy.reason}
        disabled={take.isSent}
        value={take.reason}
        onChange={(event) => onReason(event.target.value as CountReason)}
      >
        <Options values={countReasons} names={reasonNames} />
      </Select>
      <Button
        look="ink"
        size="sm"
        disabled={count === 0 || isTooMany || isInvalid}
        aria-disabled={isBooking}
        onClick={onBook}
      >
        {isUnknown ? copy.again : copy.book(count)}
      </Button>
      {lines.length > 0 && !isBooking && (
        <Button look="quiet" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      )}
    </chakra.div>
  );
}

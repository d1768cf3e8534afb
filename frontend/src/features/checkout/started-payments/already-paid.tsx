import { useEffect, useState } from 'react';
import type { AlreadyPaid as PaidOrder } from '../../../../../contracts/checkout.js';
import { basket } from '../../../lib/basket/basket-store';
import { Button } from '../../../ui/controls/button';
import { StatePage } from '../../../ui/pages/state-page';
import { repeatCopy } from '../copy';
import { lookForPaid } from './look-for-paid';
import { PaymentPending } from './payment-pending';

interface AlreadyPaidProps {
  order: PaidOrder;
  isBusy: boolean;
  onAgain: () => void;
}

/** Asks for confirmation before an equal basket is paid again; removes the lines that this browser paid for. */
export function AlreadyPaid({ order: { orderNumber, isPaid }, isBusy, onAgain }: AlreadyPaidProps) {
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => void lookForPaid().finally(() => setLooked(true)), []);
  if (!hasLooked) return <PaymentPending />;
  return (
    <div role="alert">
      <StatePage
        art="empty"
        title={isPaid ? repeatCopy.paid : repeatCopy.processing}
        text={repeatCopy.text(orderNumber)}
        compact
      >
        <Button disabled={isBusy} aria-busy={isBusy} onClick={onAgain}>
          {repeatCopy.again}
        </Button>
        <Button look="line" disabled={isBusy} onClick={basket.clear}>
          {repeatCopy.empty}
        </Button>
      </StatePage>
    </div>
  );
}

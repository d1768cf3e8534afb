import { endPrice, type RecordedPrice } from '../../../../../contracts/admin/product-prices.js';
import { askFirst } from '../../../lib/confirm';
import { formatDecimal } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button } from '../../../ui/controls/button';
import { useEndPrice } from '../api';
import { priceKindNames, pricesCopy as copy } from '../price-copy';

/** Withdraws a planned price, or ends a sale. A regular price that holds ends with the next one. */
export function EndPrice({ productId, price }: { productId: number; price: RecordedPrice }) {
  const ending = useEndPrice(productId);
  const isPlanned = price.state === 'planned';
  if (!isPlanned && !(price.state === 'current' && price.kind === 'sale')) return null;
  const about = [priceKindNames[price.kind], formatDecimal(price.price)] as const;
  const end = async () => {
    const question = isPlanned
      ? { title: copy.confirmWithdraw(...about), text: copy.confirmWithdrawText, action: copy.withdraw }
      : { title: copy.confirmEnd(...about), text: copy.confirmEndText, action: copy.end };
    if (!(await askFirst({ ...question, cancel: copy.keep }))) return;
    ending.mutate(price.id, {
      onSuccess: () => showToast({ title: isPlanned ? copy.withdrawnDone : copy.endedDone, tone: 'success' }),
      onError: (error) => showFailure(error, copy.endFailed),
    });
  };
  return (
    <May call={endPrice}>
      <Button
        look="line"
        size="sm"
        flexShrink="0"
        aria-label={isPlanned ? copy.withdrawOf(...about) : copy.endOf(...about)}
        disabled={ending.isPending}
        onClick={() => void end()}
      >
        {isPlanned ? copy.withdraw : copy.end}
      </Button>
    </May>
  );
}

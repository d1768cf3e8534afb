import { switchDiscountCode } from '../../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { May } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button } from '../../../ui/controls/button';
import { useSwitchDiscountCode } from '../api';
import { codesCopy as copy } from '../copy';

/** Switches a code off or on. Nobody who is paying loses the discount, so it asks nothing. */
export function SwitchDiscountCode({ code: { id, isActive } }: { code: AdminDiscountCode }) {
  const change = useSwitchDiscountCode(id);
  const press = () =>
    change.mutate(!isActive, {
      onSuccess: () => showToast({ title: isActive ? copy.switchedOff : copy.switchedOn, tone: 'success' }),
      onError: (error) => showFailure(error, copy.changeFailed),
    });
  return (
    <May call={switchDiscountCode}>
      <Button look="line" size="sm" disabled={change.isPending} onClick={press}>
        {isActive ? copy.switchOff : copy.switchOn}
      </Button>
    </May>
  );
}

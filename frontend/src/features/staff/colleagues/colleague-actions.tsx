import type { Colleague } from '../../../../../contracts/staff/colleagues.js';
import { RowAction } from '../../../ui/admin/table/row-action';
import { useDisableColleague, useEnableColleague, useRenewInvitation } from './api';
import { colleaguesCopy as copy } from './copy';

/** A new link and disabling; for a disabled account, enabling. */
export function ColleagueActions({ colleague: { id, email, state } }: { colleague: Colleague }) {
  const renew = useRenewInvitation();
  const disable = useDisableColleague();
  const enable = useEnableColleague();
  const labelOf = (act: string) => `${act}: ${email}`;
  if (state === 'disabled')
    return (
      <RowAction
        text={copy.enable}
        label={labelOf(copy.enable)}
        change={enable}
        input={id}
        question={copy.enableQuestion(email)}
        done={copy.enabled}
        failed={copy.enableFailed}
      />
    );
  return (
    <>
      <RowAction
        text={copy.renew}
        label={labelOf(copy.renew)}
        change={renew}
        input={id}
        question={copy.renewQuestion(email)}
        done={copy.renewed}
        failed={copy.renewFailed}
        disabled={disable.isPending}
      />
      <RowAction
        text={copy.disable}
        label={labelOf(copy.disable)}
        change={disable}
        input={id}
        question={copy.disableQuestion(email)}
        done={copy.disabled}
        failed={copy.disableFailed}
        disabled={renew.isPending}
      />
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import type { AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import { formatMoment } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Skeleton } from '../../../ui/skeleton';
import { withdrawalsCopy as copy } from '../copy/withdrawals';

import { MailLink } from './mail-link';
import { StoryLink } from './story-link';
import { WithdrawalActions } from './withdrawal-actions';

interface WithdrawalDialogProps {
  withdrawalId: string | null;
  withdrawals: readonly AdminWithdrawal[] | undefined;
  onClose: () => void;
}

export function WithdrawalDialog({ withdrawalId, withdrawals, onClose }: WithdrawalDialogProps) {
  const shownId = useLast(withdrawalId);
  const withdrawal = withdrawals?.find(({ id }) => id === shownId);
  const title = withdrawal ? copy.titleOf(withdrawal.orderNumber) : withdrawals ? copy.missing : copy.loading;
  return (
    <Dialog isOpen={withdrawalId !== null} onClose={onClose} title={title}>
      {withdrawal ? (
        <chakra.div display="grid" gap="6" justifyItems="start">
          <Details
            rows={[
              [copy.columns.name, withdrawal.name],
              [copy.columns.email, withdrawal.email],
              [copy.part, withdrawal.part ?? copy.whole],
              [copy.reason, withdrawal.reason ?? copy.none],
              [copy.columns.cause, copy.cause(withdrawal)],
              [copy.columns.date, formatMoment(withdrawal.statedAt)],
              [copy.mailbox, withdrawal.confirmedAt ? formatMoment(withdrawal.confirmedAt) : copy.notConfirmed],
              ...(withdrawal.isReceiptWithheld ? [[copy.receipt, copy.withheld] as const] : []),
            ]}
          />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
            {withdrawal.orderId ? (
              <RecordLink of="orders" reference={withdrawal.orderId}>
                {copy.toOrder}
              </RecordLink>
            ) : (
              <StoryLink section="orders" search={{ q: withdrawal.orderNumber }}>
                {copy.findOrder}
              </StoryLink>
            )}
            <MailLink to={withdrawal.email}>{copy.answer}</MailLink>
            <WithdrawalActions withdrawal={withdrawal} />
          </chakra.div>
        </chakra.div>
      ) : (
        !withdrawals && <Skeleton h="40" />
      )}
    </Dialog>
  );
}

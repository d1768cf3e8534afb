import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportRecipients, type Lot } from '../../../../../contracts/stock/lots.js';
import { mailNewRecipients, startRecall, type Recall } from '../../../../../contracts/stock/recalls.js';
import { formatDay, formatMoment, formatNumber } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { Button } from '../../../ui/controls/button';
import { recallsQuery, useMailNewRecipients } from '../api';
import { recallCopy as copy } from '../recall-copy';
import { RecallDialog } from './recall-dialog';
import { Recipients } from './recipients';

interface LotDialogProps {
  /** A lot with a number; undefined while closed. */
  lot: Lot | undefined;
  onClose: () => void;
}

/** Who received a lot, and its recall. */
export function LotDialog({ lot, onClose }: LotDialogProps) {
  return (
    lot && (
      <Dialog isOpen onClose={onClose} title={copy.title(lot.lot!, lot.productName)}>
        <AboutLot lot={lot} />
      </Dialog>
    )
  );
}

function AboutLot({ lot }: { lot: Lot }) {
  const { productId, bestBefore, quantity } = lot;
  const number = lot.lot!;
  return (
    <chakra.div display="grid" gap="5">
      <p>{copy.facts(formatDay(`${bestBefore}T12:00:00Z`), formatNumber(quantity ?? 0))}</p>
      <May call={startRecall}>
        <RecallOfLot lot={lot} />
      </May>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.h3 fontSize="md">{copy.recipients}</chakra.h3>
        <CsvLink of={exportRecipients} filter={{ productId, lot: number }} />
      </chakra.div>
      <chakra.p color="muted">{copy.explain}</chakra.p>
      <Recipients productId={productId} lot={number} />
    </chakra.div>
  );
}

function RecallOfLot({ lot }: { lot: Lot }) {
  const recalls = useQuery(recallsQuery);
  const [isRecalling, setRecalling] = useState(false);
  const recall = recalls.data?.find(({ productId, lot: number }) => productId === lot.productId && number === lot.lot);
  if (recall) return <Progress recall={recall} />;
  return (
    <div>
      <Button look="ink" size="sm" disabled={!recalls.data} onClick={() => setRecalling(true)}>
        {copy.recall}
      </Button>
      {isRecalling && <RecallDialog lot={lot} onClose={() => setRecalling(false)} />}
    </div>
  );
}

function Progress({ recall: { id, startedAt, reason, instruction, isMailing, mails } }: { recall: Recall }) {
  const again = useMailNewRecipients();
  const mailAgain = () =>
    again.mutate(id, {
      onSuccess: () => showToast({ title: copy.againStarted, text: copy.againHint, tone: 'success' }),
      onError: (error) => showFailure(error, copy.failed),
    });
  return (
    <chakra.div role="status" px="4" py="3" rounded="input" bg="fruit.raspberry.tint" display="grid" gap="2">
      <chakra.p fontWeight="semibold">{copy.recalledOn(formatMoment(startedAt))}</chakra.p>
      <p>{isMailing ? copy.busy : copy.progress(mails)}</p>
      <chakra.p overflowWrap="anywhere">{reason}</chakra.p>
      <chakra.p overflowWrap="anywhere">{instruction}</chakra.p>
      <May call={mailNewRecipients}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button look="line" size="sm" disabled={isMailing || again.isPending} onClick={mailAgain}>
            {copy.again}
          </Button>
          <span>{copy.againHint}</span>
        </chakra.div>
      </May>
    </chakra.div>
  );
}

import { resetFactors } from '../../../../../contracts/staff/colleagues.js';
import { askFirst } from '../../../lib/confirm';
import { request } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { showFailure } from '../form/failure';

/** For a colleague who lost phone and key. Removes the factors and ends the sessions, after a question. */
export function ResetFactorsButton({ id, email }: { id: number; email: string }) {
  const reset = async () => {
    const question = { title: adminCopy.resetFactorsAsk, text: adminCopy.resetFactorsText(email) };
    if (!(await askFirst({ ...question, action: adminCopy.resetFactorsDo, cancel: adminCopy.resetFactorsKeep })))
      return;
    try {
      await request(resetFactors, { params: { id } });
      showToast({ title: adminCopy.resetFactorsDone, tone: 'success' });
    } catch (error) {
      showFailure(error, adminCopy.resetFactorsFailed);
    }
  };
  return (
    <Button look="line" size="sm" onClick={() => void reset()}>
      {adminCopy.resetFactors}
    </Button>
  );
}

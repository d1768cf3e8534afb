import { useState } from 'react';
import { downloadPeriod, preparePeriod, type PeriodOfInvoices } from '../../../../../contracts/invoices.js';
import { saveFile } from '../../../lib/browser/save-file';
import { sentenceOf } from '../../../lib/http/api-error';
import { responseOf } from '../../../lib/http/endpoints';
import { fileOf } from '../../../lib/http/file-of';
import { May } from '../../../lib/staff/may';
import { showError } from '../../../lib/toast';
import { Button } from '../../controls/button';
import { periodDownloadCopy as copy } from './copy';

const everyMs = 2000;
const mostMs = 10 * 60_000;

/** Downloads the documents of a period, and shows how many are printed while the shop prints them. */
export function PeriodDownload({ period }: { period: string }) {
  const [progress, setProgress] = useState<PeriodOfInvoices | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (await isPrintedInTime(period, setProgress)) saveFile(await fileOf(downloadPeriod, { params: { period } }));
      else showError(copy.periodSlow);
    } catch (error) {
      showError(sentenceOf(error, copy.periodFailed));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  return (
    <May call={downloadPeriod}>
      <Button look="line" size="sm" aria-disabled={isBusy} onClick={() => void download()}>
        {progress ? copy.printing(progress) : copy.downloadPeriod}
      </Button>
    </May>
  );
}

/** False when the shop has not printed all of them after ten minutes; it goes on. */
async function isPrintedInTime(period: string, report: (progress: PeriodOfInvoices) => void): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= mostMs; waitedMs += everyMs) {
    const progress = await responseOf(preparePeriod, { params: { period } });
    if (progress.printed === progress.documents) return true;
    report(progress);
    await new Promise((resolve) => window.setTimeout(resolve, everyMs));
  }
  return false;
}

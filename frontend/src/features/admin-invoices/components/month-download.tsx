import { useState } from 'react';
import { downloadMonth, prepareMonth, type MonthOfInvoices } from '../../../../../contracts/invoices.js';
import { saveFile } from '../../../lib/browser/save-file';
import { sentenceOf } from '../../../lib/http/api-error';
import { responseOf } from '../../../lib/http/endpoints';
import { fileOf } from '../../../lib/http/file-of';
import { May } from '../../../lib/staff/may';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { invoicesCopy as copy } from '../copy';

const everyMs = 2000;
const mostMs = 10 * 60_000;

/** Downloads the documents of a month, and shows how many are printed while the shop prints them. */
export function MonthDownload({ month }: { month: string }) {
  const [progress, setProgress] = useState<MonthOfInvoices | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (await isPrintedInTime(month, setProgress)) saveFile(await fileOf(downloadMonth, { params: { month } }));
      else showError(copy.monthSlow);
    } catch (error) {
      showError(sentenceOf(error, copy.monthFailed));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  return (
    <May call={downloadMonth}>
      <Button look="line" size="sm" aria-disabled={isBusy} onClick={() => void download()}>
        {progress ? copy.printing(progress) : copy.downloadMonth}
      </Button>
    </May>
  );
}

/** False when the shop has not printed all of them after ten minutes; it goes on. */
async function isPrintedInTime(month: string, report: (progress: MonthOfInvoices) => void): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= mostMs; waitedMs += everyMs) {
    const progress = await responseOf(prepareMonth, { params: { month } });
    if (progress.printed === progress.documents) return true;
    report(progress);
    await new Promise((resolve) => window.setTimeout(resolve, everyMs));
  }
  return false;
}

import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file';
import { showFailure } from '../../../ui/admin/form/failure';
import { Button } from '../../../ui/controls/button';
import { shippingCopy as copy } from '../copy';

interface PrintButtonProps {
  name: string;
  file: () => Promise<File>;
  isOff?: boolean;
}

/** Downloads a PDF, one at a time. */
export function PrintButton({ name, file, isOff = false }: PrintButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(await file());
    } catch (error) {
      showFailure(error, copy.printFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="line" size="sm" disabled={isOff} aria-disabled={isBusy} onClick={() => void print()}>
      {name}
    </Button>
  );
}

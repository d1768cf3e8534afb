import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file';
import { Button } from '../controls/button';
import { adminCopy } from './copy';
import { showFailure } from './form/failure';

interface PrintButtonProps {
  name: string;
  /** What the button is called beside others of its name. */
  label?: string;
  file: () => Promise<File>;
  isOff?: boolean;
}

/** Downloads a PDF, one at a time. */
export function PrintButton({ name, label, file, isOff = false }: PrintButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(await file());
    } catch (error) {
      showFailure(error, adminCopy.printFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      look="line"
      size="sm"
      aria-label={label}
      disabled={isOff}
      aria-disabled={isBusy}
      onClick={() => void print()}
    >
      {name}
    </Button>
  );
}

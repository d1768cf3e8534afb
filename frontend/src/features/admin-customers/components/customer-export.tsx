import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { exportCustomer } from '../../../../../contracts/admin/customers.js';
import { saveFile } from '../../../lib/browser/save-file';
import { sentenceOf } from '../../../lib/http/api-error';
import { fileOf } from '../../../lib/http/file-of';
import { May } from '../../../lib/staff/may';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { customersCopy as copy } from '../copy';

/** Downloads what is stored about a customer, for one who asks for it. */
export function CustomerExport({ customerId }: { customerId: number }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      saveFile(await fileOf(exportCustomer, { params: { id: customerId } }));
    } catch (error) {
      showError(sentenceOf(error, copy.exportFailed));
    } finally {
      setLoading(false);
    }
  };
  return (
    <May call={exportCustomer}>
      <div>
        <Button look="line" size="sm" aria-busy={isLoading} onClick={() => void download()}>
          {copy.exportOne}
        </Button>
        <chakra.p color="muted" fontSize="sm" mt="2">
          {copy.exportHint}
        </chakra.p>
      </div>
    </May>
  );
}

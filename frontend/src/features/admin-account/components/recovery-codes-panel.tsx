import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { askFirst } from '../../../lib/confirm';
import { showFailure } from '../../../ui/admin/form/failure';
import { Panel } from '../../../ui/admin/layout/panel';
import { Button } from '../../../ui/controls/button';
import { useRenewRecoveryCodes } from '../api';
import { accountCopy as copy } from '../copy';

/** Shows new codes once, until the page is left. */
export function RecoveryCodesPanel({ left }: { left: number }) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewFirst = async () => {
    const question = { title: copy.codesAsk, text: copy.codesNewText, action: copy.codesNew, cancel: copy.keep };
    if (left > 0 && !(await askFirst({ ...question, tone: 'ink' }))) return;
    renew.mutate(undefined, {
      onSuccess: ({ data }) => setCodes(data.codes),
      onError: (error) => showFailure(error, copy.failed),
    });
  };
  return (
    <Panel title={copy.codes}>
      <chakra.p color="muted" mb="3">
        {`${copy.codesText} ${left > 0 ? copy.codesLeft(left) : copy.codesNone}`}
      </chakra.p>
      {codes && <NewCodes codes={codes} />}
      <Button look="line" size="sm" disabled={renew.isPending} onClick={() => void renewFirst()}>
        {copy.codesNew}
      </Button>
    </Panel>
  );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`;
  const download = () => Object.assign(document.createElement('a'), { href, download: copy.codesFile }).click();
  return (
    <chakra.div mb="4">
      <chakra.p fontWeight="semibold" mb="2" role="status">
        {copy.codesOnce}
      </chakra.p>
      <chakra.ol display="grid" gap="1" mb="3" fontFamily="mono" data-testid="recovery-codes">
        {codes.map((code) => (
          <chakra.li key={code} overflowWrap="anywhere">
            {code}
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Button look="line" size="sm" onClick={download}>
          {copy.download}
        </Button>
        <Button look="line" size="sm" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

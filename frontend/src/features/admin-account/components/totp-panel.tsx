import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { NewTotp, OwnFactors } from '../../../../../contracts/staff/factors.js';
import { askFirst } from '../../../lib/confirm';
import { formatMoment } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { Panel } from '../../../ui/admin/layout/panel';
import { Button } from '../../../ui/controls/button';
import { newTotp, useConfirmTotp, useRemoveTotp } from '../api';
import { accountCopy as copy } from '../copy';
import { QrCode } from './qr-code';

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The app with codes: set up by a QR code or a typed key, and confirmed by its first code. */
export function TotpPanel({ totp }: Pick<OwnFactors, 'totp'>) {
  const prepare = useMutation({ mutationFn: newTotp });
  const remove = useRemoveTotp();
  const begin = () => prepare.mutate(undefined, { onError: (error) => showFailure(error, copy.failed) });
  const removeFirst = async () => {
    const question = { title: copy.appRemove, text: copy.appRemoveText, action: copy.remove, cancel: copy.keep };
    if (!(await askFirst(question))) return;
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: copy.removed, tone: 'success' }),
      onError: (error) => showFailure(error, copy.failed),
    });
  };
  return (
    <Panel title={copy.app}>
      <chakra.p color="muted" mb="3">
        {!totp ? copy.appText : totp.lastUsedAt ? copy.appUsed(formatMoment(totp.lastUsedAt)) : copy.appUnused}
      </chakra.p>
      {prepare.data ? (
        <Confirmation {...prepare.data} onDone={() => prepare.reset()} />
      ) : (
        <chakra.div display="flex" gap="3" flexWrap="wrap">
          <Button look={totp ? 'line' : 'ink'} size="sm" disabled={prepare.isPending} onClick={begin}>
            {totp ? copy.appReplace : copy.appAdd}
          </Button>
          {totp && (
            <Button look="line" size="sm" onClick={() => void removeFirst()}>
              {copy.remove}
            </Button>
          )}
        </chakra.div>
      )}
    </Panel>
  );
}

function Confirmation({ secret, uri, onDone }: NewTotp & { onDone: () => void }) {
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: () => {
        showToast({ title: copy.appAdded, tone: 'success' });
        onDone();
      },
      onError: (error) => showFailure(error, copy.failed),
    });
  };
  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={send}>
      <p>{copy.appScan}</p>
      <QrCode text={uri} label={copy.appQr} />
      <chakra.p overflowWrap="anywhere">
        {copy.appKey}: <chakra.code data-testid="totp-key">{inFours(secret)}</chakra.code>
      </chakra.p>
      <TextField
        label={copy.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="ink" size="sm" justifySelf="start" disabled={confirm.isPending}>
        {copy.appConfirm}
      </Button>
    </chakra.form>
  );
}

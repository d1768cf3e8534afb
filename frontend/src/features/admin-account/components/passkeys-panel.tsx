import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { OwnFactors } from '../../../../../contracts/staff/factors.js';
import { askFirst } from '../../../lib/confirm';
import { ApiError } from '../../../lib/http/api-error';
import { formatMoment } from '../../../lib/format';
import { showError, showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { Panel } from '../../../ui/admin/layout/panel';
import { Button } from '../../../ui/controls/button';
import { useAddPasskey, useRemovePasskey } from '../api';
import { accountCopy as copy } from '../copy';

type Passkey = OwnFactors['passkeys'][number];

export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(name, {
      onSuccess: () => {
        setName('');
        showToast({ title: copy.passkeyAdded, tone: 'success' });
      },
      onError: (error) =>
        error instanceof ApiError ? showFailure(error, copy.failed) : showError(copy.failed, copy.passkeyFailed),
    });
  };
  return (
    <Panel title={copy.passkeys}>
      <chakra.p color="muted" mb="3">
        {copy.passkeysText}
      </chakra.p>
      {passkeys.length > 0 && (
        <chakra.ul display="grid" gap="2" mb="4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </chakra.ul>
      )}
      <chakra.form noValidate display="grid" gap="4" onSubmit={send}>
        <TextField
          label={copy.passkeyName}
          hint={copy.passkeyNameHint}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="ink" size="sm" justifySelf="start" disabled={add.isPending || name.trim() === ''}>
          {copy.passkeyAdd}
        </Button>
      </chakra.form>
    </Panel>
  );
}

function PasskeyRow({ passkey: { id, name, lastUsedAt } }: { passkey: Passkey }) {
  const remove = useRemovePasskey();
  const removeFirst = async () => {
    const [title, text] = [copy.passkeyRemove(name), copy.passkeyRemoveText];
    if (!(await askFirst({ title, text, action: copy.remove, cancel: copy.keep }))) return;
    remove.mutate(id, {
      onSuccess: () => showToast({ title: copy.removed, tone: 'success' }),
      onError: (error) => showFailure(error, copy.failed),
    });
  };
  return (
    <chakra.li display="flex" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.span minW="0" overflowWrap="anywhere">
        <strong>{name}</strong>
        <chakra.span display="block" color="muted" fontSize="xs">
          {lastUsedAt ? copy.passkeyUsed(formatMoment(lastUsedAt)) : copy.passkeyUnused}
        </chakra.span>
      </chakra.span>
      <Button look="line" size="sm" aria-label={`${copy.remove}: ${name}`} onClick={() => void removeFirst()}>
        {copy.remove}
      </Button>
    </chakra.li>
  );
}

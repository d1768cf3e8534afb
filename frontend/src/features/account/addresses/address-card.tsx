import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { Badge, Button } from '../../../ui/controls/button';
import { useRemoveAddress, useSaveAddress } from './api';
import { addressCopy } from '../copy';
import { townOf } from '../../../lib/format-town';

interface AddressCardProps {
  address: SavedAddress;
  onEdit: () => void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const [removal, setRemoval] = useState<'asked' | 'withdrawn' | null>(null);
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="4"
      p="5"
      rounded="card"
      bg={address.isDefault ? 'fruit.mango.tint' : 'paper'}
      data-testid="saved-address"
    >
      <chakra.address fontStyle="normal" lineHeight="1.45" overflowWrap="anywhere" flex="1">
        <chakra.span display="flex" justifyContent="space-between" alignItems="start" gap="2">
          <chakra.strong>{`${address.firstName} ${address.lastName}`}</chakra.strong>
          {address.isDefault && <Badge bg="white">{addressCopy.isDefault}</Badge>}
        </chakra.span>
        <span>{address.address}</span>
        <br />
        <span>{townOf(address)}</span>
        <br />
        <span>{address.country}</span>
      </chakra.address>
      {removal === 'asked' ? (
        <ConfirmRemoval address={address} onKeep={() => setRemoval('withdrawn')} />
      ) : (
        <AddressActions
          address={address}
          focusRemove={removal === 'withdrawn'}
          onEdit={onEdit}
          onRemove={() => setRemoval('asked')}
        />
      )}
    </chakra.li>
  );
}

const small = { look: 'quiet', size: 'sm', px: '3' } as const;

interface AddressActionsProps extends AddressCardProps {
  /** Whether to focus the remove button, after a cancelled removal. */
  focusRemove: boolean;
  onRemove: () => void;
}

function AddressActions({ address, focusRemove, onEdit, onRemove }: AddressActionsProps) {
  const saveAddress = useSaveAddress();
  const { id, ...fields } = address;
  const makeDefault = () =>
    saveAddress.mutate(
      { id, address: { ...fields, isDefault: true } },
      {
        onSuccess: () => showToast({ title: addressCopy.defaultSet, tone: 'success' }),
        onError: (failure) => showError(addressCopy.error, sentenceOf(failure, addressCopy.failed)),
      },
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" mx="-3" mb="-2">
      <Button {...small} aria-label={addressCopy.editOf(address.address)} onClick={onEdit}>
        {addressCopy.edit}
      </Button>
      <Button {...small} autoFocus={focusRemove} aria-label={addressCopy.removeOf(address.address)} onClick={onRemove}>
        {addressCopy.remove}
      </Button>
      {!address.isDefault && (
        <Button
          {...small}
          aria-label={addressCopy.makeDefaultOf(address.address)}
          aria-disabled={saveAddress.isPending}
          onClick={() => !saveAddress.isPending && makeDefault()}
        >
          {addressCopy.makeDefault}
        </Button>
      )}
    </chakra.div>
  );
}

function ConfirmRemoval({ address, onKeep }: { address: SavedAddress; onKeep: () => void }) {
  const removeAddress = useRemoveAddress();
  const remove = () =>
    removeAddress.mutate(address.id, {
      onSuccess: () => showToast({ title: addressCopy.removed, tone: 'success' }),
      onError: (failure) => showError(addressCopy.error, sentenceOf(failure, addressCopy.removeFailed)),
    });
  return (
    <chakra.div role="group" aria-label={addressCopy.confirmRemove}>
      <chakra.p fontWeight="semibold" mb="2">
        {addressCopy.confirmRemove}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button look="danger" size="sm" disabled={removeAddress.isPending} onClick={remove}>
          {addressCopy.confirmYes}
        </Button>
        <Button autoFocus look="line" size="sm" onClick={onKeep}>
          {addressCopy.confirmNo}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

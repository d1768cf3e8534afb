import { chakra } from '@chakra-ui/react';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { Chip } from '../../../ui/controls/button';
import { checkoutCopy } from '../copy';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** The saved address in the form, if any. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | null) => void;
}

/** The saved addresses as chips that fill the form; the last chip empties it. */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  return (
    <chakra.div
      role="group"
      aria-label={checkoutCopy.savedAddresses}
      gridColumn="1 / -1"
      display="flex"
      flexWrap="wrap"
      gap="2"
      mb="2"
    >
      {addresses.map((address) => (
        <Chip key={address.id} aria-pressed={address.id === chosen?.id} onClick={() => onChoose(address)} maxW="full">
          <chakra.span truncate lineHeight="1.4">
            {`${address.address}, ${address.city}`}
          </chakra.span>
        </Chip>
      ))}
      <Chip aria-pressed={chosen === undefined} onClick={() => onChoose(null)}>
        {checkoutCopy.otherAddress}
      </Chip>
    </chakra.div>
  );
}

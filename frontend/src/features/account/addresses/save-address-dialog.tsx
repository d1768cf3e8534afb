import { chakra } from '@chakra-ui/react';
import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress, ShippingAddress } from '../../../../../contracts/saved-addresses.js';
import { Button } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/overlays/modal';
import { addressCopy } from '../copy';
import { AddressForm } from './address-form';

interface SaveAddressDialogProps {
  customer: Customer;
  editing: SavedAddress | 'new' | null;
  /** Whether it is the first address, which becomes the default. */
  isFirst: boolean;
  onClose: () => void;
}

export function SaveAddressDialog({ customer, editing, isFirst, onClose }: SaveAddressDialogProps) {
  const title = editing === 'new' ? addressCopy.addTitle : addressCopy.editTitle;
  return (
    <Modal isOpen={editing !== null} onClose={onClose} label={title} place="middle">
      {editing && (
        <chakra.div p={{ base: '5', sm: '8' }}>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="6">
            <chakra.h2 fontSize="2xl">{title}</chakra.h2>
            <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
              <CloseIcon />
            </Button>
          </chakra.div>
          <AddressForm
            id={editing === 'new' ? null : editing.id}
            known={editing === 'new' ? fromProfile(customer, isFirst) : withoutId(editing)}
            onDone={onClose}
          />
        </chakra.div>
      )}
    </Modal>
  );
}

const withoutId = ({ id: _id, ...address }: SavedAddress): ShippingAddress => address;

/** Prefills the first address from the profile. A further address is usually another one and starts empty. */
function fromProfile(customer: Customer, isFirst: boolean): ShippingAddress {
  return {
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    address: (isFirst && customer.address) || '',
    postalCode: (isFirst && customer.postalCode) || '',
    city: (isFirst && customer.city) || '',
    country: addressCopy.country,
    isDefault: isFirst,
  };
}

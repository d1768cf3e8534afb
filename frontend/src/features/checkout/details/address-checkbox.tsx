import { chakra } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { checkoutCopy } from '../copy';

/** Whether to save the address in the account. */
export function AddressCheckbox(input: UseFormRegisterReturn) {
  return (
    <chakra.label gridColumn="1 / -1" display="flex" alignItems="center" gap="3" minH="11" lineHeight="1.35">
      <chakra.input type="checkbox" w="6" h="6" flexShrink={0} accentColor="fruit.blueberry.strong" {...input} />
      {checkoutCopy.saveAddress}
    </chakra.label>
  );
}

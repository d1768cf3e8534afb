import { chakra } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Product } from '../../../../../contracts/catalog.js';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { Button } from '../../../ui/controls/button';
import { newOrderCopy as copy } from './new-order-copy';

interface ProductLineProps {
  nth: number;
  products: readonly Product[];
  chosen: UseFormRegisterReturn;
  quantity: UseFormRegisterReturn;
  error: string | undefined;
  onRemove: (() => void) | undefined;
}

export function ProductLine({ nth, products, chosen, quantity, error, onRemove }: ProductLineProps) {
  return (
    <chakra.div
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 6rem', sm: 'minmax(0, 1fr) 6rem 11rem' }}
    >
      <SelectField label={copy.product(nth)} {...chosen}>
        <option value="">{copy.noProduct}</option>
        {products.map(({ id, name, stock }) => (
          <option key={id} value={id}>
            {stock === 0 ? copy.soldOut(name) : name}
          </option>
        ))}
      </SelectField>
      <TextField label={copy.quantity(nth)} inputMode="numeric" error={error} {...quantity} />
      {onRemove && (
        <Button look="line" size="sm" onClick={onRemove}>
          {copy.remove(nth)}
        </Button>
      )}
    </chakra.div>
  );
}

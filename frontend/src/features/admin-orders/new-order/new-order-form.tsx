import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { Product } from '../../../../../contracts/catalog.js';
import {
  PlacePhoneOrderSchema,
  type PhoneOrderStart,
  type PlacePhoneOrder,
} from '../../../../../contracts/orders/phone-orders.js';
import { showToast } from '../../../lib/toast';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { showFailure } from '../../../ui/admin/form/failure';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Button } from '../../../ui/controls/button';
import { usePlacePhoneOrder } from './new-order-api';
import { newOrderCopy as copy } from './new-order-copy';
import { ProductLine } from './product-line';
import { QuoteLine } from './quote-line';

/** Numbers as typed. */
export interface Values {
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  items: { id: string; quantity: string }[];
  discountCode: string;
}

const fields = ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode', 'city'] as const;
const noLine = { id: '', quantity: '1' };

export const itemsOf = (items: readonly { id?: string; quantity?: string }[]) =>
  items.filter(({ id }) => id).map(({ id, quantity }) => ({ id: Number(id), quantity: Number(quantity) }));
export const codeOf = (typed: string) => (typed.trim() === '' ? null : typed);

const bodyOf = (
  addsTo: string | undefined,
  { items, discountCode, ...details }: Values,
): Omit<PlacePhoneOrder, 'id'> => ({
  addsTo,
  ...details,
  items: itemsOf(items),
  discountCode: codeOf(discountCode),
});

function valuesOf({ details, items }: PhoneOrderStart): Values {
  const lines = items.map(({ id, quantity }) => ({ id: String(id), quantity: String(quantity) }));
  return { ...details, items: lines.length > 0 ? lines : [noLine], discountCode: '' };
}

interface NewOrderFormProps {
  start: PhoneOrderStart;
  /** Known from the start, because a choice needs its option. */
  products: readonly Product[];
  /** The id of an order that has not left, to which it is added. */
  addsTo?: string;
  onPlaced: () => void;
}

/**
 * An order that the customer pays by a link. Prices come from the shop. Another customer in `start` keeps the typed
 * products and code. `onPlaced` clears the form.
 */
export function NewOrderForm({ start, products, addsTo, onPlaced }: NewOrderFormProps) {
  const place = usePlacePhoneOrder();
  const [id] = useState(() => crypto.randomUUID());
  const { register, control, handleSubmit, setError, resetField, formState } = useForm<Values>({
    resolver: checkedBy(PlacePhoneOrderSchema.omit({ id: true }), (values: Values) => bodyOf(addsTo, values)),
    defaultValues: valuesOf(start),
  });
  const lines = useFieldArray({ control, name: 'items' });
  const typed = useWatch({ control }) as Values;
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty && !isSubmitting);
  useEffect(() => {
    for (const name of fields) resetField(name, { defaultValue: start.details[name] });
  }, [start.details, resetField]);
  const submit = handleSubmit(async (values) => {
    try {
      const body = bodyOf(addsTo, values);
      await place.mutateAsync({ id, ...body });
      showToast({ title: copy.placed, text: addsTo === undefined ? copy.placedText : copy.addedText, tone: 'success' });
      onPlaced();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="6"
      maxW="46rem"
      onSubmit={(event) => {
        event.preventDefault();
        if (!place.isPending) void submit();
      }}
    >
      <chakra.h2 fontSize="lg">{copy.products}</chakra.h2>
      <chakra.div display="grid" gap="3">
        {lines.fields.map((line, index) => (
          <ProductLine
            key={line.id}
            nth={index + 1}
            products={products}
            chosen={register(`items.${index}.id`)}
            quantity={register(`items.${index}.quantity`)}
            error={errors.items?.[index]?.quantity?.message ?? errors.items?.[index]?.id?.message}
            onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
          />
        ))}
        <Button look="line" size="sm" justifySelf="start" onClick={() => lines.append(noLine)}>
          {copy.addProduct}
        </Button>
      </chakra.div>
      <chakra.h2 fontSize="lg">{copy.customer}</chakra.h2>
      <FieldGrid>
        {fields.map((name) => (
          <TextField key={name} label={copy.fields[name]} error={errors[name]?.message} {...register(name)} />
        ))}
        <TextField label={copy.discountCode} error={errors.discountCode?.message} {...register('discountCode')} />
      </FieldGrid>
      <QuoteLine
        items={itemsOf(typed.items ?? [])}
        discountCode={codeOf(typed.discountCode ?? '')}
        email={typed.email}
        addsTo={addsTo}
      />
      <Button look="ink" size="sm" type="submit" justifySelf="start" aria-disabled={place.isPending}>
        {copy.action}
      </Button>
    </chakra.form>
  );
}

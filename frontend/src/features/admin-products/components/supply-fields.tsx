import { useFormContext } from 'react-hook-form';
import { FieldGroup, TextField } from '../../../ui/admin/form/fields';
import { shopToday } from '../../../ui/admin/list/period-filter';
import { productFormCopy as copy } from '../copy';
import { marginInWords } from '../margin';
import type { ProductValues } from '../product-values';
import { useFields } from './use-fields';

/** The numbers by which the shop knows an article, and what it costs, which no customer sees. */
export function SupplyFields() {
  const { watch } = useFormContext<ProductValues>();
  const field = useFields();
  const [price, vatRate, costPrice] = watch(['price', 'vatRate', 'costPrice']);
  const margin = marginInWords({ price, vatRate, costPrice }, shopToday());
  return (
    <FieldGroup title={copy.groups.supply}>
      <TextField {...field('sku', copy.sku)} hint={copy.skuHint} spellCheck={false} autoComplete="off" />
      <TextField {...field('ean', copy.ean)} inputMode="numeric" spellCheck={false} autoComplete="off" />
      <TextField
        {...field('costPrice', copy.costPrice)}
        hint={margin ? copy.marginHint(margin) : copy.costPriceHint}
        inputMode="decimal"
        gridColumn="1 / -1"
      />
    </FieldGroup>
  );
}

import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { PricePlanSchema, type ProductPrices } from '../../../../../contracts/admin/product-prices.js';
import { formatCents, formatMoment } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { usePlanPrice } from '../api';
import { priceKindNames, pricesCopy as copy } from '../price-copy';
import { newPlan, planFrom, previewOf, type PlanPreview, type PlanValues } from '../price-plan';

interface PlanPriceDialogProps {
  productId: number;
  prices: ProductPrices;
  onClose: () => void;
}

/** Plans a price or a sale, and shows meanwhile what shoppers will see. */
export function PlanPriceDialog({ productId, prices, onClose }: PlanPriceDialogProps) {
  const plan = usePlanPrice(productId);
  const { register, handleSubmit, setError, watch, formState } = useForm<PlanValues>({
    defaultValues: newPlan,
    resolver: checkedBy(PricePlanSchema, planFrom),
  });
  const send = async (values: PlanValues) => {
    try {
      await plan.mutateAsync(planFrom(values));
      showToast({ title: copy.planned, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.planFailed);
    }
  };
  const field = (name: keyof PlanValues) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const values = watch();
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.plan}
      action={copy.doPlan}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <FieldGrid>
        <SelectField {...field('kind')}>
          <option value="sale">{priceKindNames.sale}</option>
          <option value="regular">{priceKindNames.regular}</option>
        </SelectField>
        <TextField {...field('price')} inputMode="decimal" />
        <TextField {...field('from')} type="datetime-local" hint={copy.startsNow} />
        {values.kind === 'sale' && <TextField {...field('until')} type="datetime-local" hint={copy.noEnd} />}
      </FieldGrid>
      <chakra.section aria-label={copy.preview} aria-live="polite" mt="4" px="4" py="3" rounded="input" bg="hover">
        <Preview preview={previewOf(prices, values)} values={values} />
      </chakra.section>
    </FormDialog>
  );
}

function Preview({ preview, values: { kind, from } }: { preview: PlanPreview | null; values: PlanValues }) {
  if (!preview) return <p>{copy.previewEmpty}</p>;
  const { at, cents, isSale, struckCents } = preview;
  if (kind === 'sale' && !isSale) return <p>{copy.noSale(formatCents(cents))}</p>;
  return (
    <>
      <p>
        <span>{from ? copy.previewFrom(formatMoment(new Date(at).toISOString())) : copy.previewNow}</span>{' '}
        <chakra.strong fontVariantNumeric="tabular-nums">{formatCents(cents)}</chakra.strong>{' '}
        {struckCents !== null && <chakra.s color="muted">{formatCents(struckCents)}</chakra.s>}
      </p>
      {isSale && (
        <chakra.p color="muted">
          <span>{struckCents === null ? copy.notStruck : copy.struck}</span> <span>{copy.plansKeep}</span>
        </chakra.p>
      )}
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { promotionBenefits, promotionScopes, PromotionFormSchema } from '../../../../../contracts/admin/promotions.js';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { categoriesQuery, productsQuery } from '../../../lib/shop/catalog';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Options } from '../../../ui/controls/options';
import { useCreatePromotion } from '../api';
import { benefitNames, promotionsCopy as copy, scopeNames } from '../copy';
import { newPromotion, promotionFrom, type PromotionValues } from '../promotion-values';

type Limit = 'perCustomer' | 'maxUses' | 'maxAmount';
type TextName =
  | 'name'
  | 'buy'
  | 'free'
  | 'priority'
  | 'from'
  | 'until'
  | 'benefit'
  | 'scope'
  | 'code'
  | 'minSubtotal'
  | Limit;

/** Creates a promotion. Its fields follow the benefit and the scope. */
export function CreatePromotionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const create = useCreatePromotion();
  const products = useQuery(productsQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const { register, handleSubmit, setError, watch, formState } = useForm<PromotionValues>({
    defaultValues: newPromotion,
    resolver: checkedBy(PromotionFormSchema, promotionFrom),
  });
  const send = async (values: PromotionValues) => {
    try {
      await create.mutateAsync(promotionFrom(values));
      showToast({ title: copy.created, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.createFailed);
    }
  };
  const { errors } = formState;
  const field = (name: TextName) => ({ label: copy.fields[name], error: errors[name]?.message, ...register(name) });
  const [benefit, scope, code] = watch(['benefit', 'scope', 'code']);
  const scopes = promotionScopes.filter((name) => name !== 'basket' || benefit !== 'buy-get');
  const chosen =
    scope === 'products'
      ? ({ name: 'productIds', label: copy.fields.products, rows: products } as const)
      : ({ name: 'categoryIds', label: copy.fields.categories, rows: categories } as const);
  const today = amsterdamDay(new Date().toISOString());
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.add}
      action={copy.create}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <FieldGrid>
        <TextField {...field('name')} hint={copy.nameHint} gridColumn="1 / -1" />
        <SelectField {...field('benefit')}>
          <Options values={promotionBenefits} names={benefitNames} />
        </SelectField>
        {benefit === 'buy-get' ? (
          <>
            <TextField {...field('buy')} inputMode="numeric" />
            <TextField {...field('free')} inputMode="numeric" />
          </>
        ) : (
          <TextField
            label={benefit === 'percentage' ? copy.fields.percentage : copy.fields.amount}
            error={errors.value?.message}
            inputMode="decimal"
            {...register('value')}
          />
        )}
        <SelectField {...field('scope')}>
          <Options values={scopes} names={scopeNames} />
        </SelectField>
        {(scope === 'products' || scope === 'categories') && (
          <chakra.fieldset gridColumn="1 / -1" border="1.5px solid" borderColor="line" rounded="input" px="4" py="2">
            <chakra.legend fontSize="sm" fontWeight="semibold" px="1">
              {chosen.label}
            </chakra.legend>
            <chakra.div maxH="12rem" overflowY="auto">
              {chosen.rows.map(({ id, name }) => (
                <CheckField key={`${chosen.name} ${id}`} label={name} value={id} {...register(chosen.name)} />
              ))}
            </chakra.div>
            {errors[chosen.name]?.message && (
              <chakra.p role="alert" color="danger" fontSize="sm">
                {errors[chosen.name]?.message}
              </chakra.p>
            )}
          </chakra.fieldset>
        )}
        <TextField {...field('from')} type="date" min={today} hint={copy.startsNow} />
        <TextField {...field('until')} type="date" min={today} hint={copy.noEnd} />
        <TextField {...field('code')} hint={copy.codeHint} autoCapitalize="characters" />
        {(code.trim() || scope === 'basket') && (
          <TextField {...field('minSubtotal')} inputMode="decimal" hint={copy.noMinimum} />
        )}
        {!code.trim() && (
          <>
            <TextField {...field('priority')} inputMode="numeric" hint={copy.priorityHint} />
            <CheckField isBeside label={copy.fields.isExclusive} {...register('isExclusive')} />
          </>
        )}
        <TextField {...field('perCustomer')} inputMode="numeric" hint={copy.noLimit} />
        <TextField {...field('maxUses')} inputMode="numeric" hint={copy.noLimit} />
        <TextField {...field('maxAmount')} inputMode="decimal" hint={copy.noLimit} />
      </FieldGrid>
    </FormDialog>
  );
}

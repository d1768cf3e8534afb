import { useFormContext } from 'react-hook-form';
import { slugFrom } from '../../../../../contracts/admin/slug.js';
import { productKinds } from '../../../../../contracts/food/food-facts.js';
import { vatRateNames } from '../../../../../contracts/tax/vat.js';
import type { Category } from '../../../../../contracts/catalog.js';
import { CheckField, FieldGroup, InlineButton, SelectField, TextArea, TextField } from '../../../ui/admin/form/fields';
import { Options } from '../../../ui/controls/options';
import { productFormCopy as copy } from '../copy';
import type { ProductValues } from '../product-values';
import { useFields } from './use-fields';

const wide = '1 / -1';

export function ShopFields({ categories }: { categories: readonly Category[] }) {
  const { register, getValues, setValue, formState } = useFormContext<ProductValues>();
  const field = useFields();
  const generate = () =>
    setValue('slug', slugFrom(getValues('name')), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FieldGroup title={copy.groups.shop}>
      <TextField {...field('name', copy.name)} gridColumn={wide} />
      <SelectField
        label={copy.kind}
        hint={copy.kindHint}
        error={formState.errors.kind?.message}
        gridColumn={wide}
        {...register('kind', {
          onChange: ({ target }: { target: { value: string } }) =>
            setValue('vatRate', target.value === 'other' ? 'high' : 'low', { shouldDirty: true }),
        })}
      >
        <Options values={productKinds} names={copy.kinds} />
      </SelectField>
      <TextField
        {...field('slug', copy.slug)}
        gridColumn={wide}
        spellCheck={false}
        action={<InlineButton onClick={generate}>{copy.generateSlug}</InlineButton>}
      />
      <SelectField {...field('categoryId', copy.category)}>
        <option value="">{copy.chooseCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field('price', copy.price)} inputMode="decimal" />
      <SelectField {...field('vatRate', copy.vatRate)}>
        <Options values={vatRateNames} names={copy.vatRates} />
      </SelectField>
      <TextField {...field('quantity', copy.quantity)} />
      <TextField {...field('servings', copy.servings)} inputMode="numeric" />
      <TextField {...field('badge', copy.badge)} hint={copy.badgeHint} gridColumn={wide} />
      <CheckField label={copy.isActive} hint={copy.isActiveHint} {...register('isActive')} />
      <TextField
        label={copy.publishFrom}
        type="datetime-local"
        hint={copy.publishFromHint}
        error={formState.errors.publishFrom?.message}
        {...register('publishFrom', {
          onChange: ({ target }: { target: { value: string } }) =>
            target.value && setValue('isActive', true, { shouldDirty: true }),
        })}
      />
      <CheckField label={copy.isFeatured} hint={copy.isFeaturedHint} {...register('isFeatured')} />
    </FieldGroup>
  );
}

/** The stock fields; `onWhy` opens the stock ledger. */
export function StockFields({ why, onWhy }: { why?: string; onWhy: () => void }) {
  const { register, watch } = useFormContext<ProductValues>();
  const field = useFields();
  return (
    <FieldGroup title={copy.groups.stock}>
      <TextField
        {...field('stock', copy.stock)}
        inputMode="numeric"
        readOnly={watch('isUnlimited')}
        action={why && <InlineButton onClick={onWhy}>{why}</InlineButton>}
      />
      <CheckField isBeside label={copy.unlimited} hint={copy.unlimitedHint} {...register('isUnlimited')} />
    </FieldGroup>
  );
}

export function SubscriptionFields() {
  const { register, watch } = useFormContext<ProductValues>();
  const field = useFields();
  return (
    <FieldGroup title={copy.groups.subscription}>
      <CheckField
        isBeside={watch('subscriptionEnabled')}
        label={copy.subscriptionEnabled}
        hint={copy.subscriptionHint}
        {...register('subscriptionEnabled')}
      />
      {watch('subscriptionEnabled') && (
        <TextField {...field('subscriptionDiscount', copy.subscriptionDiscount)} inputMode="numeric" />
      )}
    </FieldGroup>
  );
}

export function TextFields() {
  const field = useFields();
  return (
    <FieldGroup title={copy.groups.texts}>
      <TextArea {...field('description', copy.description)} gridColumn={wide} />
      <TextArea {...field('details', copy.details)} gridColumn={wide} />
      <TextArea {...field('benefits', copy.benefits)} hint={copy.commas} gridColumn={wide} />
      <TextArea {...field('usage', copy.usage)} />
      <TextArea {...field('whenToUse', copy.whenToUse)} />
      <TextField {...field('purpose', copy.purpose)} hint={copy.purposeHint} />
      <TextField {...field('flavour', copy.flavour)} hint={copy.flavourHint} />
      {(['sourness', 'firmness'] as const).map((scale) => (
        <SelectField key={scale} {...field(scale, copy[scale])}>
          <option value="">{copy.notTasted}</option>
          {copy.steps[scale].map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      <TextArea {...field('variants', copy.variants)} hint={copy.commas} />
      <TextArea {...field('ingredients', copy.ingredients)} hint={copy.ingredientsHint} />
    </FieldGroup>
  );
}

const parts = Object.keys(copy.nutrition) as (keyof typeof copy.nutrition)[];

export function NutritionFields() {
  const { register, formState } = useFormContext<ProductValues>();
  return (
    <FieldGroup title={copy.groups.nutrition}>
      {parts.map((part) => (
        <TextField
          key={part}
          label={copy.nutrition[part]}
          error={formState.errors.nutrition?.[part]?.message}
          gridColumn={part === 'portie' ? wide : undefined}
          {...register(`nutrition.${part}`)}
        />
      ))}
    </FieldGroup>
  );
}

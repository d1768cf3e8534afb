import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { fixedWarnings } from '../../../../../contracts/food/label.js';
import { CheckField, FieldGroup, TextArea, TextField } from '../../../ui/admin/form/fields';
import { adminProductsQuery } from '../api';
import { labelFormCopy as copy } from '../label-copy';
import { labelNumbers } from '../label-values';
import type { ProductValues } from '../product-values';

const wide = '1 / -1';

/** The section "Etiket": what the label states, or which labelled products a bundle has. */
export function LabelFields({ productId }: { productId: number | null }) {
  const { register, watch } = useFormContext<ProductValues>();
  return (
    <FieldGroup title={copy.title}>
      <CheckField
        label={copy.isBundle}
        hint={copy.isBundleHint}
        gridColumn={wide}
        {...register('foodFacts.isBundle')}
      />
      {watch('foodFacts.isBundle') ? <ContentsField productId={productId} /> : <StatedFields />}
    </FieldGroup>
  );
}

function StatedFields() {
  const { register, formState } = useFormContext<ProductValues>();
  const field = (name: Exclude<keyof ProductValues['foodFacts'], 'isBundle'>) => ({
    error: formState.errors.foodFacts?.[name]?.message,
    ...copy.fields[name],
    ...register(`foodFacts.${name}`),
  });
  return (
    <>
      <TextField {...field('legalName')} />
      <TextField {...field('netQuantity')} />
      <TextField {...field('dailyDose')} />
      <TextField {...field('portionName')} />
      <TextArea {...field('amounts')} gridColumn={wide} />
      {labelNumbers.map((name) => (
        <TextField key={name} {...field(name)} inputMode="decimal" />
      ))}
      <TextArea {...field('storage')} />
      <TextArea {...field('bestBefore')} />
      <TextArea {...field('avoid')} />
      <TextArea {...field('excess')} />
      <TextArea {...field('warnings')} hint={copy.warningsHint(fixedWarnings)} gridColumn={wide} />
    </>
  );
}

/** The products of a bundle, in the order of choosing. */
function ContentsField({ productId }: { productId: number | null }) {
  const { watch, setValue, formState } = useFormContext<ProductValues>();
  const products = useQuery(adminProductsQuery).data ?? [];
  const chosen = watch('foodFacts.contents').split(',').filter(Boolean);
  const error = formState.errors.foodFacts?.contents?.message;
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    setValue('foodFacts.contents', next.join(','), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const choices = products.filter(
    ({ id, kind, foodFacts }) => id !== productId && (kind === 'other' || foodFacts?.kind === 'label'),
  );
  return (
    <chakra.fieldset gridColumn={wide} border="none" p="0" m="0" minW="0">
      <chakra.legend fontSize="sm" fontWeight="semibold" p="0" mb="1">
        {copy.contents}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {choices.map(({ id, name }) => (
          <CheckField key={id} label={name} checked={chosen.includes(String(id))} onChange={() => toggle(String(id))} />
        ))}
      </chakra.div>
      {error && (
        <chakra.p role="alert" color="danger" fontSize="xs" fontWeight="medium" mt="1">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

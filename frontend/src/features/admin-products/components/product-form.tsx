import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { FormBody } from '../../../ui/admin/form/form-body';
import { onHandName } from '../../../ui/admin/history/stock-ledger';
import { ledgerCopy } from '../../../ui/admin/history/stock-ledger-copy';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminCategoriesQuery } from '../api';
import { productsCopy } from '../copy';
import { useProductForm } from '../use-product-form';
import { ClaimFields } from './claim-fields';
import { LabelFields } from './label-fields';
import { MeanwhilePanel } from './meanwhile-panel';
import { NutritionFields, ShopFields, StockFields, SubscriptionFields, TextFields } from './product-fields';
import { SupplyFields } from './supply-fields';

interface ProductFormProps {
  /** Null for a new one. */
  product: AdminProduct | null;
  onSaved: (saved: AdminProduct) => void;
  onCancel: () => void;
  isInPage?: boolean;
  onDirty: (isDirty: boolean) => void;
  /** Opens the stock ledger, "Waarom is dit 47?". */
  onWhyStock: () => void;
}

export function ProductForm({ product, onSaved, onCancel, onDirty, onWhyStock, isInPage }: ProductFormProps) {
  const { form, loaded, meanwhile, isDirty, submit } = useProductForm(product, onSaved);
  const categories = useQuery(adminCategoriesQuery);
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]); // runs before the next key press, which may be Esc
  if (!categories.data)
    return (
      <Loaded query={categories}>
        <Skeleton h="96" />
      </Loaded>
    );
  return (
    <FormProvider {...form}>
      <FormBody isSaving={form.formState.isSubmitting} onSubmit={submit} onCancel={onCancel} isInPage={isInPage}>
        {meanwhile.length > 0 && <MeanwhilePanel differences={meanwhile} categories={categories.data} />}
        <ShopFields categories={categories.data} />
        <SupplyFields />
        <StockFields why={loaded ? ledgerCopy.why(onHandName(loaded.stock)) : undefined} onWhy={onWhyStock} />
        <SubscriptionFields />
        <TextFields />
        <NutritionFields />
        {form.watch('kind') === 'supplement' && <LabelFields productId={loaded?.id ?? null} />}
        <ClaimFields loadedBenefits={loaded?.benefits ?? []} />
        {!loaded && <chakra.p color="muted">{productsCopy.imagesLater}</chakra.p>}
      </FormBody>
    </FormProvider>
  );
}

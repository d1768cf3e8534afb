import { useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import {
  changeProduct,
  createProduct,
  findProduct,
  ProductFormSchema,
  ProductPatchSchema,
  type AdminProduct,
} from '../../../../contracts/admin/products.js';
import { read, refuses } from '../../lib/http/endpoints';
import { checkedBy, placeErrors, placeRefusal, showUnplaced } from '../../ui/admin/form/form';
import { showFailure } from '../../ui/admin/form/failure';
import { useSaveProduct } from './api';
import { productsCopy } from './copy';
import { differencesBetween, rebased, type Difference } from './meanwhile';
import { changedBy, createdBy, missingFacts, newProduct, valuesOf, type ProductValues } from './product-values';

/** The form of a product. Concurrent changes become its new base; `meanwhile` lists the differences until saved. */
export function useProductForm(product: AdminProduct | null, onSaved: (saved: AdminProduct) => void) {
  const [loaded, setLoaded] = useState(product);
  const [meanwhile, setMeanwhile] = useState<readonly Difference[]>([]);
  const save = useSaveProduct();
  const form = useForm<ProductValues>({
    defaultValues: loaded ? valuesOf(loaded) : newProduct,
    resolver: loaded
      ? checkedBy(ProductPatchSchema, (values) => changedBy(values, loaded))
      : checkedBy(ProductFormSchema, createdBy),
  });

  const startFrom = (theirs: AdminProduct, from: AdminProduct) => {
    const [was, now, mine] = [valuesOf(from), valuesOf(theirs), form.getValues()];
    setMeanwhile(differencesBetween(was, now, mine));
    setLoaded(theirs);
    form.reset(rebased(was, now, mine));
  };

  const send = async (values: ProductValues) => {
    try {
      const body = loaded ? { id: loaded.id, body: changedBy(values, loaded) } : { id: null, body: createdBy(values) };
      const { data } = await save.mutateAsync(body);
      onSaved(data);
    } catch (error) {
      if (loaded && refuses(changeProduct, error, 'product-changed')) {
        // without the version of the colleague, the refusal of the save is shown below
        const theirs = await read(findProduct, { params: { id: loaded.id } }).catch(() => null);
        if (theirs) return startFrom(theirs, loaded);
      }
      if (refuses(loaded ? changeProduct : createProduct, error, 'food-facts-missing'))
        for (const [name, message] of Object.entries(missingFacts(values)))
          form.setError(name as Path<ProductValues>, { message });
      placeErrors(error, form.setError);
      placeRefusal(changeProduct, error, form.setError, { 'stock-below-zero': 'stock' });
      showFailure(error, productsCopy.failed);
    }
  };
  const isDirty = form.formState.isDirty || meanwhile.length > 0;
  return { form, loaded, meanwhile, isDirty, submit: () => form.handleSubmit(send, showUnplaced)() };
}

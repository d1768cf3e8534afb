import { useEffect, useState } from 'react';
import type { PreviewedProduct, PreviewProductEdit } from '../../../../contracts/admin/product-edits.js';
import { usePreviewEdit } from './edits-api';

const quietMs = 250;

/** What an edit would do, once staff has not typed for a moment. Nothing of a former edit. */
export function useEditPreview(
  productIds: readonly number[],
  edit: PreviewProductEdit['edit'] | undefined,
): { preview: readonly PreviewedProduct[] | undefined; isFailed: boolean } {
  const { mutate, data, variables, isError } = usePreviewEdit();
  const asked = useQuiet(edit ? JSON.stringify({ productIds, edit }) : '');
  useEffect(() => {
    if (asked) mutate(JSON.parse(asked) as PreviewProductEdit);
  }, [asked, mutate]);
  const isOfThis = edit !== undefined && JSON.stringify(variables) === JSON.stringify({ productIds, edit });
  return { preview: isOfThis ? data : undefined, isFailed: isOfThis && isError };
}

/** Returns a text once it has not changed for a moment. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setQuiet(text), quietMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return quiet;
}

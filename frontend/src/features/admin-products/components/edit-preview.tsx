import { chakra } from '@chakra-ui/react';
import type { PreviewedProduct } from '../../../../../contracts/admin/product-edits.js';
import type { Category } from '../../../../../contracts/catalog.js';
import { Skeleton } from '../../../ui/skeleton';
import { editCopy as copy, valueNames } from '../edit-copy';
import { changedIn } from '../edit-values';

interface EditPreviewProps {
  /** Whether something is filled in. */
  isAsked: boolean;
  preview: readonly PreviewedProduct[] | undefined;
  isFailed: boolean;
  categories: readonly Category[];
}

/** Old and new values of each product, with what staff should know before it changes. */
export function EditPreview({ isAsked, preview, isFailed, categories }: EditPreviewProps) {
  if (!isAsked) return <p>{copy.previewEmpty}</p>;
  if (isFailed) return <chakra.p color="danger">{copy.previewFailed}</chakra.p>;
  if (!preview) return <Skeleton h="16" />;
  const isWarned = preview.some(({ warnings }) => warnings.length > 0);
  if (changedIn(preview).length === 0 && !isWarned) return <p>{copy.previewNone}</p>;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <chakra.ul maxH="64" overflowY="auto" tabIndex={0} aria-label={copy.preview} display="grid" gap="2">
      {preview.map((product) => (
        <li key={product.productId}>
          <PreviewedLine product={product} categories={names} />
        </li>
      ))}
    </chakra.ul>
  );
}

function PreviewedLine({
  product: { name, before, after, warnings },
  categories,
}: {
  product: PreviewedProduct;
  categories: ReadonlyMap<number, string>;
}) {
  const change = copy.to(valueNames(before, categories).join(', '), valueNames(after, categories).join(', '));
  return (
    <>
      <chakra.strong fontWeight="semibold">{name}</chakra.strong>{' '}
      <chakra.span fontVariantNumeric="tabular-nums">
        {Object.keys(after).length === 0 ? copy.same : change}
      </chakra.span>
      {warnings.map((warning) => (
        <chakra.span key={warning} display="block" color="danger" fontSize="sm">
          {warning}
        </chakra.span>
      ))}
    </>
  );
}

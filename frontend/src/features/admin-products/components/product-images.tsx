import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ProductImage } from '../../../../../contracts/catalog.js';
import { askFirst } from '../../../lib/confirm';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { productImagesQuery, useChangeImage, useDeleteImage, useReorderImages } from '../api';
import { imagesCopy as copy } from '../copy';
import { ImageCard } from './image-card';
import { ImageUpload } from './image-upload';

interface ProductImagesProps {
  productId: number;
  productName: string;
}

/** The pictures of a product in the order of the shop. */
export function ProductImages({ productId, productName }: ProductImagesProps) {
  const images = useQuery(productImagesQuery(productId));
  const { swap, makePrimary, describe, remove, isBusy } = useImageActions(productId, images.data ?? []);
  if (images.isError) return <ErrorPage compact error={images.error} onRetry={() => void images.refetch()} />;
  if (!images.data) return <Skeleton h="48" />;
  const last = images.data.length - 1;
  return (
    <chakra.div display="grid" gap="6">
      <ImageUpload productId={productId} productName={productName} count={images.data.length} />
      {images.data.length === 0 ? (
        <chakra.p color="muted">{copy.empty}</chakra.p>
      ) : (
        <chakra.ol aria-label={copy.list} aria-busy={isBusy} display="grid" gap="0">
          {images.data.map((image, index) => (
            <ImageCard
              key={image.id}
              image={image}
              place={index + 1}
              isFirst={index === 0}
              isLast={index === last}
              isBusy={isBusy}
              onUp={() => swap(index, index - 1)}
              onDown={() => swap(index, index + 1)}
              onPrimary={() => makePrimary(image)}
              onDescribe={(altText) => describe(image, altText)}
              onRemove={() => void remove(image)}
            />
          ))}
        </chakra.ol>
      )}
    </chakra.div>
  );
}

function useImageActions(productId: number, images: readonly ProductImage[]) {
  const change = useChangeImage(productId);
  const reorder = useReorderImages(productId);
  const removal = useDeleteImage(productId);
  const told = (title: string, failed: string) => ({
    onSuccess: () => showToast({ title, tone: 'success' }),
    onError: (error: unknown) => showFailure(error, failed),
  });
  const swap = (from: number, to: number) => {
    const order = images.map(({ id }) => id);
    [order[from], order[to]] = [order[to]!, order[from]!];
    const updates = order.map((id, sortOrder) => ({ id, sortOrder }));
    reorder.mutate({ updates }, { onError: (error) => showFailure(error, copy.reorderFailed) });
  };
  const makePrimary = ({ id }: ProductImage) =>
    change.mutate({ id, patch: { isPrimary: true } }, told(copy.primarySet, copy.primaryFailed));
  const describe = ({ id }: ProductImage, altText: string) =>
    change.mutate({ id, patch: { altText } }, told(copy.altSaved, copy.altFailed));
  const remove = async ({ id }: ProductImage) => {
    if (!(await askFirst({ title: copy.confirmRemove, action: copy.remove, cancel: copy.keep }))) return;
    removal.mutate(id, told(copy.removed, copy.removeFailed));
  };
  const isBusy = change.isPending || reorder.isPending || removal.isPending;
  return { swap, makePrimary, describe, remove, isBusy };
}

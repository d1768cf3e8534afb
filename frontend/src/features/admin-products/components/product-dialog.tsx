import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProduct, type AdminProduct } from '../../../../../contracts/admin/products.js';
import { useMay } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { Tabs } from '../../../ui/admin/layout/tabs';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminProductQuery } from '../api';
import { productsCopy } from '../copy';
import { ProductFacts } from './product-facts';
import { ProductForm } from './product-form';
import { ProductImages } from './product-images';
import { ProductPrices } from './product-prices';
import { ProductTimeline } from './product-timeline';

/** Opens the dialog for a new product. */
export const newProductId = 'new';

type Tab = keyof typeof productsCopy.tabs;

interface ProductDialogProps {
  /** The product's id, or `new`; null while closed. */
  open: string | null;
  /** Returns the name of a product by id. */
  nameOf: (id: string) => string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  onWhyStock: (id: string) => void;
}

/**
 * A product in a dialog: form, prices, pictures and history. A new product opens its pictures once it is saved. Staff who
 * may not edit it sees its facts and prices.
 */
export function ProductDialog({ open, nameOf, onOpen, onClose, onWhyStock }: ProductDialogProps) {
  const { shown, opening } = useOpening(open);
  const mayEdit = useMay()(changeProduct);
  const [isDirty, setDirty] = useState(false);
  const [created, setCreated] = useState<AdminProduct>();
  const mayClose = useUnsavedGuard(open !== null && isDirty);
  const close = () => {
    setDirty(false);
    onClose();
  };
  const closeIfAllowed = async () => {
    if (await mayClose()) close();
  };
  const onSaved = (saved: AdminProduct) => {
    setDirty(false);
    if (shown !== newProductId) {
      showToast({ title: productsCopy.saved, tone: 'success' });
      return onClose();
    }
    showToast({ title: productsCopy.created, text: productsCopy.createdText, tone: 'success' });
    setCreated(saved);
    onOpen(String(saved.id));
  };
  const form = { onSaved, onDirty: setDirty, onCancel: () => void closeIfAllowed() };
  const name = shown && (nameOf(shown) ?? (created && String(created.id) === shown ? created.name : undefined));
  const title = shown === newProductId ? productsCopy.add : (name ?? productsCopy.loading);
  return (
    <Dialog isOpen={open !== null} onClose={() => void closeIfAllowed()} title={title}>
      {shown === newProductId ? (
        <ProductForm key={opening} product={null} onWhyStock={() => {}} {...form} />
      ) : (
        shown &&
        (mayEdit ? (
          <OpenProduct
            key={opening}
            id={Number(shown)}
            opening={opening}
            startAt={created && String(created.id) === shown ? 'images' : 'form'}
            onWhyStock={() => onWhyStock(shown)}
            {...form}
          />
        ) : (
          <ShownProduct id={Number(shown)} opening={opening} onWhyStock={() => onWhyStock(shown)} />
        ))
      )}
    </Dialog>
  );
}

function ShownProduct({ id, opening, onWhyStock }: { id: number; opening: number; onWhyStock: () => void }) {
  const product = useQuery(adminProductQuery(id, opening));
  return (
    <chakra.div display="grid" gap="6">
      {product.data && <ProductFacts product={product.data} onWhyStock={onWhyStock} />}
      <ProductPrices productId={id} />
    </chakra.div>
  );
}

interface OpenProductProps extends Omit<Parameters<typeof ProductForm>[0], 'product'> {
  id: number;
  opening: number;
  startAt: Tab;
}

function OpenProduct({ id, opening, startAt, ...form }: OpenProductProps) {
  const [tab, setTab] = useState<Tab>(startAt);
  const product = useQuery(adminProductQuery(id, opening));
  if (product.isError) return <ErrorPage compact error={product.error} onRetry={() => void product.refetch()} />;
  if (!product.data) return <Skeleton h="96" />;
  return (
    <Tabs label={productsCopy.tabsLabel} names={productsCopy.tabs} value={tab} onChange={setTab}>
      {{
        form: <ProductForm product={product.data} {...form} />,
        prices: <ProductPrices productId={id} />,
        images: <ProductImages productId={product.data.id} productName={product.data.name} />,
        story: <ProductTimeline productId={id} />,
      }}
    </Tabs>
  );
}

import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changeProduct, type AdminProduct } from '../../../../../contracts/admin/products.js';
import { useMay } from '../../../lib/staff/may';
import { showToast } from '../../../lib/toast';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { StockLedgerDialog } from '../../../ui/admin/history/stock-ledger';
import { Tabs } from '../../../ui/admin/layout/tabs';
import { RemoveButton } from '../../../ui/admin/list/remove-button';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { adminProductQuery, useDeleteProduct } from '../api';
import { ProductFacts } from '../components/product-facts';
import { ProductForm } from '../components/product-form';
import { ProductImages } from '../components/product-images';
import { ProductPrices } from '../components/product-prices';
import { ProductTimeline } from '../components/product-timeline';
import { productsCopy as copy, statusNames, statusOf, statusTones } from '../copy';

/** The page of a product. `reference`: the id. */
export function ProductPage({ reference }: { reference: string }) {
  const [opening, setOpening] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const product = useQuery({ ...adminProductQuery(Number(reference), opening), placeholderData: keepPreviousData });
  const mayEdit = useMay()(changeProduct);
  const removal = useDeleteProduct();
  const navigate = useNavigate();
  const toList = () => void navigate({ to: '/admin/$section', params: { section: 'products' }, ignoreBlocker: true });
  const askWhy = () => setAsking(true);
  const reopen = () => setOpening((now) => now + 1);
  return (
    <>
      <RecordPage
        section="products"
        reference={reference}
        query={product}
        copy={{ list: copy.title, unknown: copy.unknown }}
        title={({ name }) => name}
        marks={(one) => <StatusMark tone={statusTones[statusOf(one)]}>{statusNames[statusOf(one)]}</StatusMark>}
        actions={(one) => mayEdit && <RemoveButton row={one} removal={removal} copy={copy} onRemoved={toList} />}
        aside={(one) => (
          <>
            <ProductFacts product={one} onWhyStock={askWhy} />
            {mayEdit && <ProductTimeline productId={one.id} />}
          </>
        )}
      >
        {(one) =>
          mayEdit ? (
            <EditProduct
              key={`${opening} ${product.isPlaceholderData}`}
              product={one}
              onDone={reopen}
              onWhyStock={askWhy}
            />
          ) : (
            <ProductPrices productId={one.id} />
          )
        }
      </RecordPage>
      <StockLedgerDialog productId={isAsking ? reference : null} onClose={() => setAsking(false)} />
    </>
  );
}

interface EditProductProps {
  product: AdminProduct;
  /** Called once the changes are saved or discarded. */
  onDone: () => void;
  onWhyStock: () => void;
}

const { story: _, ...tabs } = copy.tabs;

function EditProduct({ product, onDone, onWhyStock }: EditProductProps) {
  const [tab, setTab] = useState<keyof typeof tabs>('form');
  const [isDirty, setDirty] = useState(false);
  const mayDiscard = useUnsavedGuard(isDirty);
  const discard = async () => {
    if (await mayDiscard()) onDone();
  };
  const onSaved = () => {
    showToast({ title: copy.saved, tone: 'success' });
    onDone();
  };
  return (
    <chakra.div minW="0">
      <Tabs label={copy.tabsLabel} names={tabs} value={tab} onChange={setTab}>
        {{
          form: (
            <ProductForm
              product={product}
              isInPage
              onSaved={onSaved}
              onDirty={setDirty}
              onCancel={() => void discard()}
              onWhyStock={onWhyStock}
            />
          ),
          prices: <ProductPrices productId={product.id} />,
          images: <ProductImages productId={product.id} productName={product.name} />,
        }}
      </Tabs>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Cancellable } from '../../../../../contracts/orders/cancelled-pieces.js';
import type { Product } from '../../../../../contracts/catalog.js';
import { decimalToCents } from '../../../../../contracts/values/money.js';
import { swapPieces, SwapPiecesSchema, type SwapPiecesBody } from '../../../../../contracts/orders/order-swaps.js';
import { formatCents, formatNumber } from '../../../lib/format';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { productsQuery } from '../../../lib/shop/catalog';
import { showToast } from '../../../lib/toast';
import { Dialog, FormDialog } from '../../../ui/admin/dialog/dialog';
import { LoadedDialog } from '../../../ui/admin/dialog/loaded-dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { cancellableQuery } from '../cancelled-pieces-api';
import { phoneOrderQuoteQuery } from '../new-order/new-order-api';
import { swapCopy as copy } from '../swap-copy';
import { useSwapPieces } from '../swaps-api';

interface SwapPiecesDialogProps {
  order: { id: string; orderNumber: string };
  item: { id: string; productId: number; productName: string };
  onClose: () => void;
}

/** Asks for which product pieces of a line are swapped, and shows both amounts and their difference. */
export function SwapPiecesDialog({ order, item, onClose }: SwapPiecesDialogProps) {
  const cancellable = useFreshQuery(cancellableQuery(order.id));
  const products = useQuery(productsQuery);
  const line = useLast(cancellable.data?.lines.find(({ id }) => id === item.id) ?? null);
  const dialog = { title: copy.title(item.productName, order.orderNumber), onClose };
  return (
    <LoadedDialog query={cancellable} {...dialog}>
      {() =>
        line ? (
          <LoadedDialog query={products} {...dialog}>
            {(all) => (
              <SwapForm
                order={order}
                line={line}
                products={all.filter(({ id }) => id !== item.productId)}
                onClose={onClose}
              />
            )}
          </LoadedDialog>
        ) : (
          <Dialog isOpen {...dialog}>
            <p>{copy.nothing}</p>
          </Dialog>
        )
      }
    </LoadedDialog>
  );
}

interface Values {
  productId: string;
  quantity: string;
}

interface SwapFormProps extends Pick<SwapPiecesDialogProps, 'order' | 'onClose'> {
  line: Cancellable['lines'][number];
  products: readonly Product[];
}

function SwapForm({ order, line, products, onClose }: SwapFormProps) {
  const swap = useSwapPieces(order.id);
  const [id] = useState(() => crypto.randomUUID());
  const bodyOf = ({ productId, quantity }: Values) => ({
    item: line.id,
    quantity: sentNumber(quantity),
    productId: Number(productId),
  });
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(SwapPiecesSchema.omit({ id: true }), bodyOf),
    defaultValues: { productId: '', quantity: String(line.quantity) },
  });
  const { errors } = formState;
  const typed = useWatch({ control }) as Values;
  const submit = handleSubmit(async (values) => {
    try {
      const body = bodyOf(values);
      await swap.mutateAsync({ id, ...body } as SwapPiecesBody);
      showToast({ title: copy.done, text: copy.doneText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      if (refuses(swapPieces, error, 'pieces-not-here', 'order-left-empty', 'addition-open', 'product-unavailable'))
        setError('root', { message: error.sentence ?? undefined });
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title(line.productName, order.orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.action}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.about}</p>
        <SelectField label={copy.product} error={errors.productId?.message} {...register('productId')}>
          <option value="">{copy.noProduct}</option>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.stock === 0 ? copy.soldOut(product.name) : product.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={copy.quantity}
          hint={copy.ofHere(formatNumber(line.quantity))}
          inputMode="numeric"
          error={errors.quantity?.message}
          {...register('quantity')}
        />
        <SwapAmounts
          orderId={order.id}
          line={line}
          productId={Number(typed.productId)}
          quantity={Number(typed.quantity)}
        />
      </chakra.div>
    </FormDialog>
  );
}

interface SwapAmountsProps {
  orderId: string;
  line: Cancellable['lines'][number];
  productId: number;
  quantity: number;
}

/** What the customer pays and gets back; nothing until a product and a number are chosen. */
function SwapAmounts({ orderId, line, productId, quantity }: SwapAmountsProps) {
  const backCents = decimalToCents(line.refundAmounts[quantity - 1] ?? '');
  const quote = useQuery({
    ...phoneOrderQuoteQuery({ items: [{ id: productId, quantity }], addsTo: orderId }),
    enabled: productId > 0 && backCents !== null,
  });
  if (quote.error)
    return (
      <chakra.p role="alert" color="danger" fontWeight="medium">
        {sentenceOf(quote.error, copy.failed)}
      </chakra.p>
    );
  if (!quote.data || backCents === null) return null;
  const { totalCents } = quote.data;
  return (
    <chakra.div aria-live="polite" fontVariantNumeric="tabular-nums">
      <p>{copy.amounts(formatCents(totalCents), formatCents(backCents))}</p>
      <chakra.p fontWeight="bold">
        {copy.difference(totalCents - backCents, formatCents(Math.abs(totalCents - backCents)))}
      </chakra.p>
    </chakra.div>
  );
}

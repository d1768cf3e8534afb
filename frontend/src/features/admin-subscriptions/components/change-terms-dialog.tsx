import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  changeTerms,
  WantedTermsSchema,
  type AdminSubscription,
} from '../../../../../contracts/admin/subscriptions.js';
import { subscriptionFrequencies } from '../../../../../contracts/subscriptions.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { offeredTermsQuery, planProductsQuery, useChangeTerms } from '../api';
import { termsCopy as copy } from '../changes-copy';
import { subscriptionsCopy } from '../copy';
import { OfferedPrice } from './offered-price';
import { readAgain } from '../../../lib/http/read-again';

interface Values {
  productId: string;
  pieces: string;
  frequency: string;
}

const wantedFrom = ({ productId, pieces, frequency }: Values) => ({
  productId: Number(productId),
  pieces: sentNumber(pieces),
  frequency: Number(frequency),
});

interface ChangeTermsDialogProps {
  subscription: AdminSubscription;
  onClose: () => void;
}

/** Changes product, pieces and frequency, and shows the price of today before it is saved. */
export function ChangeTermsDialog({ subscription, onClose }: ChangeTermsDialogProps) {
  const { id } = subscription;
  const now = subscription.coming ?? { ...subscription, pieces: subscription.jars * subscription.quantity };
  const queryClient = useQueryClient();
  const products = useQuery(planProductsQuery).data;
  const others = products?.filter((product) => product.id !== now.productId) ?? [];
  const isSold = !products || others.length < products.length;
  const change = useChangeTerms(id);
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({
    resolver: checkedBy(WantedTermsSchema, wantedFrom),
    defaultValues: { productId: String(now.productId), pieces: String(now.pieces), frequency: String(now.frequency) },
  });
  const wanted = WantedTermsSchema.safeParse(wantedFrom(watch()));
  const send = async (values: Values) => {
    const body = WantedTermsSchema.parse(wantedFrom(values));
    const offer = offeredTermsQuery(id, body);
    try {
      const { amount } = queryClient.getQueryData(offer.queryKey) ?? (await queryClient.fetchQuery(offer));
      await change.mutateAsync({ ...body, amount });
      showToast({ title: copy.done, tone: 'success' });
      onClose();
    } catch (error) {
      if (refuses(changeTerms, error, 'plan-price-changed')) void readAgain(queryClient, [offer.queryKey]);
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <FieldGrid>
        <SelectField label={copy.product} gridColumn="1 / -1" {...register('productId')}>
          {/* Stays first while the others load, because a select whose chosen option goes shows another. */}
          <option value={now.productId}>{isSold ? now.productName : copy.notSold(now.productName)}</option>
          {others.map(({ id: productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={copy.pieces}
          inputMode="numeric"
          error={formState.errors.pieces?.message}
          {...register('pieces')}
        />
        <SelectField label={copy.frequency} {...register('frequency')}>
          {subscriptionFrequencies.map((months) => (
            <option key={months} value={months}>
              {subscriptionsCopy.rhythm(months)}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      <OfferedPrice id={id} wanted={wanted.data} />
    </FormDialog>
  );
}

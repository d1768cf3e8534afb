import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  changePromotion,
  ChangePromotionSchema,
  type AdminPromotion,
} from '../../../../../contracts/admin/promotions.js';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, outdated, placeErrors, showPresent, showUnplaced } from '../../../ui/admin/form/form';
import { promotionsQuery, useChangePromotion } from '../api';
import { promotionsCopy as copy } from '../copy';
import { changeFrom, changeOf, type ChangeValues } from '../promotion-values';

/** Changes the name, the end and the budget of a promotion that is not over. */
export function ChangePromotionDialog({ promotion, onClose }: { promotion: AdminPromotion; onClose: () => void }) {
  const change = useChangePromotion(promotion.id);
  const queryClient = useQueryClient();
  const form = useForm<ChangeValues>({
    defaultValues: changeOf(promotion),
    resolver: checkedBy(ChangePromotionSchema, changeFrom),
  });
  const { register, handleSubmit, setError, formState } = form;
  const send = async (values: ChangeValues) => {
    try {
      await change.mutateAsync(changeFrom(values));
      showToast({ title: copy.changed, tone: 'success' });
      onClose();
    } catch (error) {
      if (refuses(changePromotion, error, 'conflict')) return setError('root', outdated);
      placeErrors(error, setError);
      showFailure(error, copy.changeFailed);
    }
  };
  const reload = async () => {
    const now = (await queryClient.fetchQuery(promotionsQuery)).find(({ id }) => id === promotion.id);
    if (!now || now.state === 'over') return onClose();
    showPresent(form, changeOf(now));
  };
  const field = (name: Exclude<keyof ChangeValues, 'version'>) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.change(promotion.name)}
      state={formState}
      onReload={reload}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <chakra.p fontSize="sm" mb="4">
        {copy.changeHint}
      </chakra.p>
      <FieldGrid>
        <TextField {...field('name')} gridColumn="1 / -1" />
        <TextField {...field('until')} type="date" min={amsterdamDay(new Date().toISOString())} hint={copy.noEnd} />
        <TextField {...field('maxUses')} inputMode="numeric" hint={copy.noLimit} />
        <TextField {...field('maxAmount')} inputMode="decimal" hint={copy.noLimit} />
      </FieldGrid>
    </FormDialog>
  );
}

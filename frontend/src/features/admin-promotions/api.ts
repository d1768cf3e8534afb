import {
  changePromotion,
  createPromotion,
  endPromotion,
  listPromotions,
  type ChangePromotionInput,
  type PromotionFormInput,
} from '../../../../contracts/admin/promotions.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { productsQuery } from '../../lib/shop/catalog';
import { freshQueryOf } from '../../ui/admin/fresh';

export const promotionsQuery = freshQueryOf(listPromotions, {});

const reads = [promotionsQuery.queryKey, productsQuery.queryKey];

export const useCreatePromotion = () =>
  useChange((body: PromotionFormInput) => request(createPromotion, { body }), reads);

export const useChangePromotion = (id: number) =>
  useChange((body: ChangePromotionInput) => request(changePromotion, { params: { id }, body }), reads);

export const useEndPromotion = () => useChange((id: number) => request(endPromotion, { params: { id } }), reads);

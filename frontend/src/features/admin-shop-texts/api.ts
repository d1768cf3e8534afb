import { listShopTexts, publishShopText, type PublishShopText } from '../../../../contracts/shop-texts/shop-texts.js';
import type { ShopTextName } from '../../../../contracts/shop-texts/names.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { homeTextsQuery } from '../../lib/shop/home-texts';
import { questionsQuery } from '../../lib/shop/questions';
import { shopQuery } from '../../lib/shop/shop';

export const shopTextsQuery = queryOf(listShopTexts, {});

const allQuestions = questionsQuery('all').queryKey.slice(0, 2);

export const usePublish = (name: ShopTextName) =>
  useChange(
    (body: PublishShopText) => request(publishShopText, { params: { name }, body }),
    [shopTextsQuery.queryKey, shopQuery.queryKey, homeTextsQuery.queryKey, allQuestions],
  );

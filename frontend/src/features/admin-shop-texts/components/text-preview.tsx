import { useQuery } from '@tanstack/react-query';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { termsOf, type ShopTextName } from '../../../../../contracts/shop-texts/names.js';
import { questionsOf } from '../../../../../contracts/shop-texts/questions-of.js';
import { factsOf } from '../../../lib/shop/facts';
import { productsQuery } from '../../../lib/shop/catalog';
import { shippingQuery, useShop } from '../../../lib/shop/shop';
import { ShopTextBlocks } from '../../../ui/legal/shop-text';
import { Questions } from '../../../ui/questions/questions';
import { HomeOutline } from './home-outline';
import { MailPreview } from './mail-preview';

/** A text as its page shows it. */
export function TextPreview({ name, blocks }: { name: ShopTextName; blocks: readonly Block[] }) {
  const { form } = termsOf(name);
  if (form === 'order') return <HomeOutline blocks={blocks} />;
  if (form === 'mail') return <MailPreview name={name} blocks={blocks} />;
  if (form === 'questions') return <QuestionsPreview blocks={blocks} />;
  return <ShopTextBlocks blocks={blocks} />;
}

function QuestionsPreview({ blocks }: { blocks: readonly Block[] }) {
  const shop = useShop();
  const products = useQuery(productsQuery).data;
  const shipping = useQuery(shippingQuery).data;
  if (!shipping) return null;
  return <Questions entries={questionsOf(blocks)} facts={factsOf(shop, shipping, products)} name="preview" />;
}

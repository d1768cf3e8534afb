import type { QueryClient } from '@tanstack/react-query';
import type { PageFacts } from '../../lib/seo/page-head';
import { cutOffIn, shopQuery } from '../../lib/shop/shop';
import { shopData } from '../../lib/seo/structured-data/shop';

export function homeFacts(queryClient: QueryClient): PageFacts {
  const shop = queryClient.getQueryData(shopQuery.queryKey);
  return {
    title: 'De lekkerste vitamines voor jouw gezondheid',
    description: `Vegan, halal en suikervrije vitaminegummy’s. Los of in een abonnement, op werkdagen voor ${cutOffIn(shop)} besteld, dezelfde dag verzonden.`,
    structuredData: shop && shopData(shop),
  };
}

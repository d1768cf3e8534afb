import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { GoesWith } from '../../features/catalog/components/product/goes-with';
import { ProductDay } from '../../features/catalog/components/product/product-day';
import { ProductSection } from '../../features/catalog/components/product/product-section';
import { moreCopy } from '../../features/catalog/more-copy';
import { ProductReviews } from '../../features/reviews/components/product-reviews';
import { Questions } from '../../features/support/components/questions';
import { faqOfProduct } from '../../features/support/content/faq-of-product';
import { useFacts } from '../../features/support/facts';
import { categoriesQuery, productQuery } from '../../lib/shop/catalog';
import { fruitOf } from '../../theme/fruit';

/** A product page below its buying panel, in its own chunk. */
export default function ProductMore({ slug }: { slug: string }) {
  const product = useSuspenseQuery(productQuery(slug)).data;
  const categories = useQuery(categoriesQuery).data;
  const { fruit } = fruitOf(categories?.find(({ id }) => id === product.categoryId)?.slug);
  const facts = useFacts();
  return (
    <>
      <ProductDay product={product} tint={`fruit.${fruit}.tint`} />
      <ProductSection id="product-questions" title={moreCopy.questionsTitle} width="content">
        <Questions entries={faqOfProduct} facts={facts} name="product" />
      </ProductSection>
      <ProductReviews />
      <GoesWith product={product} />
    </>
  );
}

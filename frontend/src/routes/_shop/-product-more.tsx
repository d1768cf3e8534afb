import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { GoesWith } from '../../features/catalog/components/product/goes-with';
import { ProductDay } from '../../features/catalog/components/product/product-day';
import { ProductSection } from '../../features/catalog/components/product/product-section';
import { moreCopy } from '../../features/catalog/more-copy';
import { ProductReviews } from '../../features/reviews/components/product-reviews';
import { categoriesQuery, productQuery } from '../../lib/shop/catalog';
import { useFacts } from '../../lib/shop/facts';
import { questionsQuery } from '../../lib/shop/questions';
import { fruitOf } from '../../theme/fruit';
import { Questions } from '../../ui/questions/questions';

/** A product page below its buying panel, in its own chunk. */
export default function ProductMore({ slug }: { slug: string }) {
  const product = useSuspenseQuery(productQuery(slug)).data;
  const categories = useQuery(categoriesQuery).data;
  const { fruit } = fruitOf(categories?.find(({ id }) => id === product.categoryId)?.slug);
  const facts = useFacts();
  const { data: questions = [] } = useQuery(questionsQuery('product'));
  return (
    <>
      <ProductDay product={product} tint={`fruit.${fruit}.tint`} />
      {questions.length > 0 && (
        <ProductSection id="product-questions" title={moreCopy.questionsTitle}>
          <Questions entries={questions} facts={facts} name="product" />
        </ProductSection>
      )}
      <ProductReviews />
      <GoesWith product={product} />
    </>
  );
}

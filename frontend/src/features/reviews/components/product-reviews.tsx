import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { productReviews, reviewsCopy } from '../copy';
import { ReviewCard } from './review-card';
import { ReviewList } from './review-list';
import { Score } from './score';

/** Sample reviews under a product, shown only while the gate marks the shop as a demonstration. */
export function ProductReviews() {
  if (useShop().gate === 'off') return null;
  return (
    <chakra.section aria-labelledby="product-reviews-title" bg="white">
      <chakra.div
        maxW="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '16', md: '24' }}
        display="grid"
        gap={{ base: '8', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 3fr)' }}
      >
        <chakra.div
          display="grid"
          gap="5"
          alignContent="start"
          position={{ lg: 'sticky' }}
          top={{ lg: '28' }}
          h="fit-content"
        >
          <chakra.h2 id="product-reviews-title" fontSize="3xl">
            {reviewsCopy.productTitle}
          </chakra.h2>
          <Score />
          <p>{reviewsCopy.productText}</p>
        </chakra.div>
        <ReviewList
          tabIndex={0} // scrolls by keyboard
          aria-labelledby="product-reviews-title"
          gridTemplateColumns={{ md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}
        >
          {productReviews.map((review) => (
            <ReviewCard key={review.name} review={review} bg="paper" />
          ))}
        </ReviewList>
      </chakra.div>
    </chakra.section>
  );
}

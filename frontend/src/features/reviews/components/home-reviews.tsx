import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { useHomeTexts } from '../../../lib/shop/home-texts';
import { homeReviews, reviewsCopy } from '../copy';
import { ReviewCard } from './review-card';
import { ReviewList } from './review-list';
import { Score } from './score';

const looks = [
  { bg: 'fruit.mandarin.tint' },
  { bg: 'fruit.blueberry.strong', color: 'white' },
  { bg: 'fruit.lime.tint' },
  { bg: 'fruit.raspberry.tint' },
  { bg: 'fruit.mango.strong' },
  { bg: 'fruit.mint.tint' },
];

/** Sample reviews, shown only while the gate marks the shop as a demonstration. */
export function HomeReviews() {
  const { lineOf } = useHomeTexts();
  const { gate, claims } = useShop();
  if (gate === 'off') return null;
  return (
    <chakra.section id="reviews" aria-labelledby="reviews-title" bg="white">
      <chakra.div maxW="wide" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '28' }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="flex-end"
          gap={{ base: '4', md: '8' }}
          mb={{ base: '6', md: '12' }}
        >
          <div>
            <chakra.h2
              id="reviews-title"
              fontSize={{ base: '2xl', md: 'clamp(2.25rem, 5vw, 4.25rem)' }}
              lineHeight="tight"
              maxW={{ md: '12ch' }}
            >
              {lineOf('home-reviews-heading')}
            </chakra.h2>
            <chakra.p fontSize={{ md: 'lg' }} lineHeight="1.45" mt={{ base: '2', md: '4' }} maxW="30rem">
              {lineOf('home-reviews')}
            </chakra.p>
          </div>
          {claims.includes('rating') && <Score count={reviewsCopy.homeCount} />}
        </chakra.div>
        <ReviewList
          tabIndex={0} // scrolls by keyboard
          aria-labelledby="reviews-title"
          gridTemplateColumns={{ md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
        >
          {homeReviews.map((review, index) => (
            <ReviewCard key={review.name} review={review} {...(looks[index] ?? { bg: 'stone' })} />
          ))}
        </ReviewList>
      </chakra.div>
    </chakra.section>
  );
}

import { chakra } from '@chakra-ui/react';
import { reviewsCopy, type Review } from '../copy';
import { Stars } from './stars';

interface ReviewCardProps {
  review: Review;
  /** Colour token of the card. */
  bg: string;
  color?: string;
}

/** One review: stars, text and author. */
export function ReviewCard({ review, bg, color = 'ink' }: ReviewCardProps) {
  const { name, place, title, text } = review;
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      h="full"
      scrollSnapAlign="start"
      p={{ base: '5', md: '7' }}
      rounded="card"
      bg={bg}
      color={color}
    >
      <Stars />
      <chakra.h3 fontSize="xl">{title}</chakra.h3>
      <chakra.blockquote flex="1">{text}</chakra.blockquote>
      <chakra.p fontSize="sm" fontWeight="semibold" mt="2">
        {reviewsCopy.by(name, place)}
      </chakra.p>
    </chakra.li>
  );
}

import { chakra } from '@chakra-ui/react';
import { StarIcon, type IconSize } from '../../../ui/icons';
import { reviewsCopy } from '../copy';

/** Five full stars with a text for screen readers. */
export function Stars({ size = '1.125rem' }: { size?: IconSize }) {
  return (
    <chakra.span role="img" aria-label={reviewsCopy.stars} display="inline-flex" gap="0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} size={size} />
      ))}
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../../contracts/catalog.js';
import { Link } from '../../../ui/controls/button';
import { Picture } from '../../../ui/picture';
import { resultsCopy as copy } from '../copy';

/** What to take instead of the first jar of the advice. */
export function OtherJar({ first, other }: { first: Product; other: Product }) {
  return (
    <chakra.section aria-labelledby="other-jar" display="flex" alignItems="center" gap="4" mt={{ base: '8', md: '10' }}>
      <Picture src={other.imageUrl} alt="" sizes="80px" w="20" rounded="input" flexShrink={0} />
      <chakra.div minW="0">
        <chakra.h2 id="other-jar" fontSize="xl">
          {copy.alternative}
        </chakra.h2>
        <p>
          <span>{copy.alternativeText(first.name, other.name)}</span>{' '}
          <Link
            to="/product/$id"
            params={{ id: other.slug }}
            textDecoration="underline"
            fontWeight="semibold"
            aria-label={copy.seeNamed(other.name)}
          >
            {copy.see}
          </Link>
        </p>
      </chakra.div>
    </chakra.section>
  );
}

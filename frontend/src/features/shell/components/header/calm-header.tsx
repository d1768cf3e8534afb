import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../../lib/shop/shop';
import { Link } from '../../../../ui/controls/button';
import { LockIcon } from '../../../../ui/icons';
import { Wordmark } from '../../../../ui/wordmark';
import { shellCopy } from '../../copy';

/** The header of the checkout: only the brand, without links away from it. */
export function CalmHeader() {
  const { brand } = useShop();
  return (
    <chakra.header bg="white" borderBottom="1.5px solid" borderColor="line">
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        h="16"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
      >
        <Link to="/" fontSize="2xl" aria-label={`${brand} ${shellCopy.home}`}>
          <Wordmark brand={brand} />
        </Link>
        <chakra.span display="inline-flex" alignItems="center" gap="2" fontSize="sm" fontWeight="semibold">
          <LockIcon size="1.125rem" />
          {shellCopy.safe}
        </chakra.span>
      </chakra.div>
    </chakra.header>
  );
}

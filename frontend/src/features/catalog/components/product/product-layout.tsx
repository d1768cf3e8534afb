import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tint } from '../../../../theme/fruit';

interface ProductLayoutProps {
  /** The background of the art. */
  tint: Tint;
  art: ReactNode;
  panel: ReactNode;
}

/** The columns of the art and the words beside it. */
export const productColumns = {
  base: 'minmax(0, 1fr)',
  md: 'minmax(0, 48fr) minmax(0, 52fr)',
  lg: 'minmax(0, 1.1fr) minmax(0, 1fr)',
} as const;

/** Art on a tint that fills half of the screen and stays in place while the buying panel scrolls. */
export function ProductLayout({ tint, art, panel }: ProductLayoutProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns={productColumns}>
      <chakra.div bg={tint}>
        {/* the tint once more, because a sold-out picture blends only with what is inside this sticky part */}
        <chakra.div position={{ lg: 'sticky' }} top="20" h={{ md: 'full', lg: 'auto' }} bg={tint}>
          {art}
        </chakra.div>
      </chakra.div>
      <chakra.div
        px={{ base: '4', md: '6', lg: '10', xl: '16' }}
        pt={{ base: '2', md: '6', lg: '10' }}
        pb={{ base: '16', md: '24' }}
        maxW="44rem"
        w="full"
        mx={{ base: 'auto', md: '0' }}
      >
        {panel}
      </chakra.div>
    </chakra.div>
  );
}

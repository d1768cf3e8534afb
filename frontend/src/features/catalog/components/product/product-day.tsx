import { chakra } from '@chakra-ui/react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import type { Tint } from '../../../../theme/fruit';
import { Picture } from '../../../../ui/picture';
import { isBundle } from '../../../../lib/shop/pieces';
import { hasDay } from '../../has-day';
import { moreCopy as copy } from '../../more-copy';
import { detailsCopy } from '../../details-copy';
import { productColumns } from './product-layout';
import { TasteScales } from './taste-scales';

/** The gummies from nearby beside a day with them. Absent without a dosage. The jars of a bundle have one moment each. */
export function ProductDay({ product, tint }: { product: ProductDetail; tint: Tint }) {
  const { images, usage, whenToUse } = product;
  const macro = [...images].sort((one, other) => one.sortOrder - other.sortOrder)[2];
  if (!hasDay(product)) return null;
  const steps = isBundle(product)
    ? [
        { name: detailsCopy.usage, text: usage },
        ...(whenToUse ? [{ name: detailsCopy.whenToUse, text: whenToUse }] : []),
      ]
    : [
        { name: copy.take, text: [usage, whenToUse].filter(Boolean).join(' ') },
        { name: copy.chew, text: copy.chewText },
        { name: copy.done, text: copy.doneText },
      ];
  return (
    <chakra.section
      aria-labelledby="product-day"
      bg={tint}
      display="grid"
      gridTemplateColumns={macro ? productColumns : 'minmax(0, 1fr)'}
    >
      {macro && <Macro src={macro.url} />}
      <chakra.div
        px={{ base: '4', md: '10', xl: '16' }}
        py={{ base: '12', md: '16' }}
        alignSelf="center"
        maxW="44rem"
        w="full"
      >
        <TasteScales product={product} />
        <chakra.h2 id="product-day" fontSize="3xl" mb="6">
          {copy.dayTitle}
        </chakra.h2>
        <chakra.ol display="grid" gap="5" listStyle="none">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <chakra.h3 fontSize="xl">{name}</chakra.h3>
              <p>{text}</p>
            </li>
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.section>
  );
}

/** Fills half of the band, however high the words are; on a phone from side to side. */
const Macro = ({ src }: { src: string }) => (
  <chakra.div position="relative" overflow="clip" aspectRatio={{ base: '1', md: 'auto' }} minH={{ md: '30rem' }}>
    <Picture
      src={src}
      alt=""
      sizes="(min-width: 700px) 80vw, 100vw" // the band of a tablet is higher than wide
      position="absolute"
      inset="0"
      h="full"
      aspectRatio="auto"
    />
  </chakra.div>
);

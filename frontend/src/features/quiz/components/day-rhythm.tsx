import { chakra } from '@chakra-ui/react';
import { Picture } from '../../../ui/picture';
import { resultsCopy as copy } from '../copy';
import { momentOf, quizMoments } from '../recommend';
import type { Shelved } from './shelf-card';

/** The advised jars by their moment of the day. Moments without a jar are left out. */
export function DayRhythm({ shelf }: { shelf: readonly Shelved[] }) {
  const day = quizMoments
    .map((moment) => ({ moment, jars: shelf.filter(({ slug }) => momentOf[slug] === moment) }))
    .filter(({ jars }) => jars.length > 0);
  return (
    <chakra.section aria-labelledby="day-rhythm">
      <chakra.h2 id="day-rhythm" fontSize="3xl" mb={{ base: '5', md: '8' }}>
        {copy.rhythm}
      </chakra.h2>
      <chakra.ol
        display="grid"
        gap={{ base: '3', md: '5' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        listStyle="none"
      >
        {day.map(({ moment, jars }) => (
          <chakra.li key={moment} rounded="card" bg="white" border="1.5px solid" borderColor="line" p="5">
            <chakra.h3 fontSize="xl">{copy.moments[moment]}</chakra.h3>
            <p>{copy.momentTexts[moment]}</p>
            <chakra.ul mt="4" display="grid" gap="3">
              {jars.map(({ slug, product }) => (
                <chakra.li key={slug} display="flex" alignItems="center" gap="3" fontWeight="semibold">
                  <Picture src={product.imageUrl} alt="" sizes="56px" w="14" rounded="input" flexShrink={0} />
                  <span>{product.name}</span>
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

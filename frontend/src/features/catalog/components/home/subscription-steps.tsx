import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useHomeTexts } from '../../../../lib/shop/home-texts';

const looks = [
  { step: 'home-step-1', fruit: 'mango', gummy: 'slice' },
  { step: 'home-step-2', fruit: 'lime', gummy: 'drop' },
  { step: 'home-step-3', fruit: 'raspberry', gummy: 'heart' },
] as const;

/** Explains a subscription in three steps. */
export const SubscriptionSteps = memo(function SubscriptionSteps() {
  const { lineOf } = useHomeTexts();
  return (
    <chakra.section maxW="wide" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '16', md: '28' }}>
      <chakra.h2 fontSize="3xl" mb={{ base: '8', md: '12' }}>
        {lineOf('home-steps-heading')}
      </chakra.h2>
      <chakra.ol display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {looks.map(({ step, fruit, gummy }, index) => (
          <chakra.li
            key={step}
            rounded="card"
            bg={`fruit.${fruit}.tint`}
            p={{ base: '6', md: '8' }}
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            minH={{ base: '48', md: '72' }}
          >
            <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start">
              <chakra.span
                fontFamily="display"
                fontWeight="black"
                fontSize={{ base: '3.5rem', md: '5.5rem' }}
                lineHeight="0.8"
                aria-hidden="true"
              >
                {index + 1}
              </chakra.span>
              <chakra.img src={`/art/gummies/${gummy}.webp`} alt="" loading="lazy" w={{ base: '14', md: '20' }} />
            </chakra.div>
            <div>
              <chakra.h3 fontSize="xl">{lineOf(`${step}-heading`)}</chakra.h3>
              <chakra.p mt="1">{lineOf(step)}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
});

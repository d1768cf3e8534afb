import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { homeMoreCopy } from '../../home-more-copy';

const looks = [
  { fruit: 'mango', gummy: 'slice' },
  { fruit: 'lime', gummy: 'drop' },
  { fruit: 'raspberry', gummy: 'heart' },
];

/** Explains a subscription in three steps. */
export const SubscriptionSteps = memo(function SubscriptionSteps() {
  return (
    <chakra.section maxW="wide" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '16', md: '28' }}>
      <chakra.h2 fontSize="3xl" mb={{ base: '8', md: '12' }}>
        {homeMoreCopy.stepsTitle}
      </chakra.h2>
      <chakra.ol display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {homeMoreCopy.steps.map(({ title, text }, index) => (
          <chakra.li
            key={title}
            rounded="card"
            bg={`fruit.${looks[index]?.fruit}.tint`}
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
              <chakra.img
                src={`/art/gummies/${looks[index]?.gummy}.webp`}
                alt=""
                loading="lazy"
                w={{ base: '14', md: '20' }}
              />
            </chakra.div>
            <div>
              <chakra.h3 fontSize="xl">{title}</chakra.h3>
              <chakra.p mt="1">{text}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
});

import { chakra } from '@chakra-ui/react';
import type { Receipt as BoughtGoods } from '../../../../../contracts/checkout.js';
import { Skeleton } from '../../../ui/skeleton';
import { nextStepsCopy } from '../copy';
import { nextSteps } from './next-steps';
import { Receipt } from './receipt';
import { StartedPlans } from './started-plans';

/** Keeps the links of a phone below its first screen, so that nothing in view moves when the story comes above them. */
export const OrderStoryPending = () => (
  <Skeleton display={{ base: 'block', md: 'none' }} w="full" h="36rem" rounded="card" />
);

/** What happens next and what started, beside what was bought. */
export function OrderStory({ receipt }: { receipt: BoughtGoods }) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '5' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      w="full"
      maxW="60rem"
      textAlign="left"
      animation="rise 250ms both"
    >
      <chakra.div display="grid" gap={{ base: '4', md: '5' }}>
        <chakra.section aria-labelledby="next-steps" bg="white" rounded="card" p={{ base: '5', md: '7' }}>
          <chakra.h2 id="next-steps" fontSize="xl" mb="4">
            {nextStepsCopy.title}
          </chakra.h2>
          <chakra.ol display="grid" gap="4" listStyle="none">
            {nextSteps(receipt).map(({ title, text }, index) => (
              <chakra.li key={title} display="grid" gridTemplateColumns="2.25rem minmax(0, 1fr)" gap="3">
                <chakra.span
                  aria-hidden="true"
                  display="grid"
                  placeItems="center"
                  boxSize="9"
                  rounded="full"
                  bg="fruit.mandarin.strong"
                  fontWeight="bold"
                >
                  {index + 1}
                </chakra.span>
                <chakra.div lineHeight="1.4">
                  <chakra.h3 fontSize="md">{title}</chakra.h3>
                  <p>{text}</p>
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ol>
        </chakra.section>
        <StartedPlans receipt={receipt} />
      </chakra.div>
      <Receipt receipt={receipt} />
    </chakra.div>
  );
}

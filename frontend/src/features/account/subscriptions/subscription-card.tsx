import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { longWords } from '../../../theme/global-css';
import { Badge, Link } from '../../../ui/controls/button';
import { Picture } from '../../../ui/picture';
import { subscriptionCopy } from './copy';
import { standingOf } from './subscription-state';
import { subscriptionQuery } from './api';
import { SubscriptionActions } from './subscription-actions';
import { SubscriptionDeliveries } from './subscription-deliveries';
import { SubscriptionFacts } from './subscription-facts';
import { SubscriptionNews } from './subscription-news';

const tints = {
  active: 'fruit.lime.tint',
  paused: 'fruit.mango.tint',
  cancelled: 'stone',
  failed: 'fruit.raspberry.tint',
  processing: 'fruit.blueberry.tint',
  postponed: 'fruit.mango.tint',
};

export function SubscriptionCard({ subscription }: { subscription: CustomerSubscription }) {
  const { status, productName, slug, imageUrl, jars, quantity, frequency } = subscription;
  const detail = useQuery(subscriptionQuery(subscription));
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = standingOf(subscription);
  const isOver = status === 'cancelled';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '5.5rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
      gridTemplateRows="auto 1fr"
      columnGap={{ base: '4', md: '6', lg: '0' }}
      bg="white"
      border="1.5px solid"
      borderColor="line"
      rounded="card"
      overflow="clip"
      p={{ base: '5', md: '7', lg: '0' }}
      data-testid="subscription"
    >
      <chakra.div
        gridRow={{ lg: '1 / -1' }}
        bg="stone"
        rounded="input"
        overflow="clip"
        alignSelf="start"
        m={{ lg: '5' }}
        mr={{ lg: '0' }}
        opacity={isOver ? 0.6 : 1}
      >
        <Picture src={imageUrl} alt="" sizes="(min-width: 1024px) 256px, (min-width: 700px) 128px, 88px" />
      </chakra.div>
      <chakra.div px={{ lg: '10' }} pt={{ lg: '8' }} minW="0" alignSelf={{ md: 'center', lg: 'auto' }}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <chakra.h2 ref={heading} tabIndex={-1} fontSize={{ base: 'xl', md: '2xl' }} lineHeight="tight" {...longWords}>
            <Link to="/product/$id" params={{ id: slug }} _hover={{ textDecoration: 'underline' }}>
              {productName}
            </Link>
          </chakra.h2>
          <Badge bg={tints[standing]} data-testid="subscription-status">
            {subscriptionCopy.badges[standing]}
          </Badge>
        </chakra.div>
        <chakra.p mt="1">{subscriptionCopy.plan(quantity * jars, frequency)}</chakra.p>
        <chakra.p fontSize="sm" color="muted">
          {isOver && subscription.cancelledAt
            ? subscriptionCopy.endedOn(subscription.cancelledAt)
            : subscriptionCopy.startedOn(subscription.startedAt)}
        </chakra.p>
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', lg: '2' }} px={{ lg: '10' }} pb={{ lg: '8' }} pt="5" minW="0">
        <SubscriptionNews subscription={subscription} />
        {!isOver && <SubscriptionFacts subscription={subscription} />}
        <SubscriptionActions
          subscription={subscription}
          detail={detail.isPlaceholderData ? undefined : detail.data}
          onDecided={() => heading.current?.focus({ preventScroll: true })}
        />
        {detail.data && <SubscriptionDeliveries deliveries={detail.data.deliveries} name={productName} />}
      </chakra.div>
    </chakra.li>
  );
}

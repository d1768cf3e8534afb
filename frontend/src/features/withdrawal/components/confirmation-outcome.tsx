import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ConfirmationOutcome as Outcome } from '../../../../../contracts/withdrawals.js';
import { useShop } from '../../../lib/shop/shop';
import { ButtonLink } from '../../../ui/controls/button';
import { confirmationCopy as copy } from '../confirmation-copy';

/** What the click did. The same for a statement with and without an order. */
export function ConfirmationOutcome({ outcome }: { outcome: Outcome }) {
  const { email } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, mail } = copy.outcomes[outcome];
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py={{ base: '4', md: '8' }}>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
        {title}
      </chakra.h2>
      <p>{text}</p>
      {mail && (
        <chakra.p overflowWrap="anywhere">
          <span>{mail}</span>{' '}
          <chakra.a href={`mailto:${email}`} textDecoration="underline">
            {email}
          </chakra.a>
          <span>.</span>
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
        <ButtonLink look="ink" to="/">
          {copy.home}
        </ButtonLink>
        {outcome === 'unknown' && (
          <ButtonLink look="line" to="/herroepen">
            {copy.again}
          </ButtonLink>
        )}
      </chakra.div>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { withdrawalCopy as copy } from '../copy';
import { Gummy } from '../../../ui/gummy';

/** Confirms the statement and names the next steps. The text is the same whether the order was found or not. */
export function WithdrawalDone({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py={{ base: '4', md: '8' }}>
      <Gummy shape="heart" w={{ base: '16', md: '20' }} />
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
        {copy.doneTitle}
      </chakra.h2>
      <chakra.p overflowWrap="anywhere">{copy.doneText(email)}</chakra.p>
      <p>{copy.doneNext}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
        <ButtonLink look="ink" to="/">
          {copy.home}
        </ButtonLink>
        <Button look="line" onClick={onAnother}>
          {copy.another}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../controls/button';
import { uiCopy } from '../copy';

/** What came of a form or a click. It takes the focus. */
export function Outcome({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py={{ base: '4', md: '8' }}>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
        {title}
      </chakra.h2>
      <chakra.p overflowWrap="anywhere">{text}</chakra.p>
      <ButtonLink look="ink" to="/">
        {uiCopy.home}
      </ButtonLink>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { InquiryForm } from '../components/inquiry-form';
import { partnershipsCopy } from '../copy';

/** For companies and makers: why, and a form. Once it is sent, a thank you stands in its place. */
export function PartnershipsPage() {
  const [isSent, setSent] = useState(false);
  return (
    <chakra.div bg="fruit.grape.tint">
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '10', md: '16' }}
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Invitation />
        <chakra.div rounded="card" bg="white" p={{ base: '5', md: '10' }}>
          {isSent ? (
            <Thanks onAnother={() => setSent(false)} />
          ) : (
            <>
              <chakra.h2 fontSize="2xl" mb="6">
                {partnershipsCopy.formTitle}
              </chakra.h2>
              <InquiryForm onSent={() => setSent(true)} />
            </>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Invitation() {
  return (
    <chakra.div position={{ lg: 'sticky' }} top="28">
      <chakra.h1 fontSize="hero" lineHeight="tight" letterSpacing="-0.035em" maxW="9ch">
        {partnershipsCopy.title}
      </chakra.h1>
      <chakra.p fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="5" maxW="30rem">
        {partnershipsCopy.intro}
      </chakra.p>
      <chakra.ul mt={{ base: '6', md: '10' }} display="grid" gap="5">
        {partnershipsCopy.ideas.map(({ gummy, title, text }) => (
          <chakra.li key={title} display="flex" alignItems="center" gap="4">
            <chakra.img
              src={`/art/gummies/${gummy}.webp`}
              alt=""
              htmlWidth={200}
              htmlHeight={200}
              w="14"
              flexShrink={0}
            />
            <chakra.span lineHeight="1.4">
              <chakra.strong display="block" fontSize="lg">
                {title}
              </chakra.strong>
              {text}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function Thanks({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py={{ base: '6', md: '10' }}>
      <chakra.div display="flex" gap="2" aria-hidden="true">
        {['drop', 'heart', 'bolt'].map((shape, place) => (
          <chakra.img
            key={shape}
            src={`/art/gummies/${shape}.webp`}
            alt=""
            htmlWidth={200}
            htmlHeight={200}
            w={{ base: '16', md: '20' }}
            animation="hop 600ms 2"
            style={{ animationDelay: `${place * 110}ms` }}
          />
        ))}
      </chakra.div>
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
        {partnershipsCopy.sentTitle}
      </chakra.h2>
      <p>{partnershipsCopy.sentText}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
        <ButtonLink look="ink" to="/">
          {partnershipsCopy.home}
        </ButtonLink>
        <Button look="line" onClick={onAnother}>
          {partnershipsCopy.another}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { InvitationPage } from '../../../ui/pages/invitation-page';
import { NeedsScript } from '../../../ui/needs-script';
import { InquiryForm } from '../components/inquiry-form';
import { partnershipsCopy } from '../copy';
import { Gummy } from '../../../ui/gummy';

/** Reasons for a partnership, and a form. A thank-you replaces the form after submission. */
export function PartnershipsPage() {
  const [isSent, setSent] = useState(false);
  return (
    <InvitationPage
      tint="fruit.grape.tint"
      title={partnershipsCopy.title}
      intro={partnershipsCopy.intro}
      points={partnershipsCopy.ideas}
    >
      {isSent ? (
        <Thanks onAnother={() => setSent(false)} />
      ) : (
        <>
          <chakra.h2 fontSize="2xl" mb="6">
            {partnershipsCopy.formTitle}
          </chakra.h2>
          <NeedsScript text={partnershipsCopy.needsScript} />
          <InquiryForm onSent={() => setSent(true)} />
        </>
      )}
    </InvitationPage>
  );
}

function Thanks({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py={{ base: '6', md: '10' }}>
      <chakra.div display="flex" gap="2" aria-hidden="true">
        {['drop', 'heart', 'bolt'].map((shape, place) => (
          <Gummy
            key={shape}
            shape={shape}
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

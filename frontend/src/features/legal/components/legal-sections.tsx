import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShop } from '../../../lib/shop/shop';
import { ChevronIcon } from '../../../ui/icons';
import { legalTexts, legalTitle, type LegalText } from '../copy';

/** Privacy statement and terms, collapsed. The anchor of the URL opens one. */
export function LegalSections() {
  const shop = useShop();
  return (
    <chakra.section aria-labelledby="legal-title" bg="stone">
      <chakra.div maxW="content" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '14', md: '20' }}>
        <chakra.h2 id="legal-title" fontSize="2xl" mb="6">
          {legalTitle}
        </chakra.h2>
        <chakra.div display="grid" gap="3">
          {legalTexts(shop).map((text) => (
            <Legal key={text.id} text={text} />
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}

function Legal({ text: { id, title, summary, parts } }: { text: LegalText }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (isNamed && details.current) details.current.open = true;
  }, [isNamed]);
  return (
    <chakra.details ref={details} id={id} rounded="card" bg="paper">
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        p={{ base: '5', md: '7' }}
        rounded="card"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & > svg': { rotate: '180deg' },
        }}
      >
        <span>
          <chakra.h3 fontSize="xl">{title}</chakra.h3>
          <chakra.span fontSize="sm">{summary}</chakra.span>
        </span>
        <ChevronIcon />
      </chakra.summary>
      <chakra.div
        px={{ base: '5', md: '7' }}
        pb={{ base: '6', md: '8' }}
        display="grid"
        columnGap="10"
        rowGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {parts.map((part) => (
          <div key={part.title}>
            <chakra.h4 fontSize="lg">{part.title}</chakra.h4>
            <chakra.p fontSize="sm" mt="1" overflowWrap="anywhere">
              {part.text}
            </chakra.p>
          </div>
        ))}
      </chakra.div>
    </chakra.details>
  );
}

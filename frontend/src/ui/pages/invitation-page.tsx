import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tint } from '../../theme/fruit';
import { Gummy } from '../gummy';

interface InvitationPageProps {
  /** The background colour token. */
  tint: Tint;
  title: string;
  intro: string;
  points: readonly { gummy: string; title: string; text: string }[];
  /** The points are consecutive steps. Phones hide them, so that the form comes first. */
  ordered?: boolean;
  /** The form, on a card. */
  children: ReactNode;
}

/** A page with a form: an introduction on one side, the form on the other. */
export function InvitationPage({ tint, title, intro, points, ordered, children }: InvitationPageProps) {
  return (
    <chakra.div bg={tint}>
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
        <chakra.div position={{ lg: 'sticky' }} top="28">
          <chakra.h1 fontSize="hero" lineHeight="tight" letterSpacing="-0.035em" maxW={{ lg: '10ch' }}>
            {title}
          </chakra.h1>
          <chakra.p fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="5" maxW="30rem">
            {intro}
          </chakra.p>
          <chakra.ul
            as={ordered ? 'ol' : 'ul'}
            mt={{ base: '6', md: '10' }}
            display={{ base: ordered ? 'none' : 'grid', md: 'grid' }}
            gap="5"
          >
            {points.map((point) => (
              <chakra.li key={point.title} display="flex" alignItems="center" gap="4">
                <Gummy shape={point.gummy} w="14" flexShrink={0} />
                <chakra.span lineHeight="1.4">
                  <chakra.strong display="block" fontFamily="display" fontSize="lg">
                    {point.title}
                  </chakra.strong>
                  <span>{point.text}</span>
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
        <chakra.div rounded="card" bg="white" p={{ base: '5', md: '10' }}>
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

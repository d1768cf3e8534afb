import { chakra } from '@chakra-ui/react';
import { useHomeTexts } from '../../../lib/shop/home-texts';
import { Link } from '../../../ui/controls/button';
import { ArrowIcon } from '../../../ui/icons';
import { legalIntros } from '../home-copy';

/** Where the anchors of privacy and terms lead: a summary with a link to the full text. */
export function LegalSections() {
  const { lineOf } = useHomeTexts();
  return (
    <chakra.section aria-labelledby="legal-title" bg="stone">
      <chakra.div maxW="wide" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '20' }}>
        <chakra.h2 id="legal-title" fontSize={{ base: 'xl', md: '2xl' }} mb={{ base: '4', md: '6' }}>
          {lineOf('home-legal-heading')}
        </chakra.h2>
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {legalIntros.map(({ id, page, title, summary, link }) => (
            <chakra.section key={id} id={id} rounded="card" bg="paper" p={{ base: '4', md: '7' }} lineHeight="1.4">
              <chakra.h3 fontSize={{ base: 'lg', md: 'xl' }}>{title}</chakra.h3>
              <chakra.p mt="1">{lineOf(summary)}</chakra.p>
              <Link
                to="/informatie/$name"
                params={{ name: page }}
                search={{}}
                mt={{ base: '2', md: '4' }}
                display="inline-flex"
                alignItems="center"
                gap="2"
                fontWeight="bold"
                textDecoration="underline"
                textUnderlineOffset="4px"
              >
                <span>{link}</span>
                <ArrowIcon size="1.125rem" />
              </Link>
            </chakra.section>
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}

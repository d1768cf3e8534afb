import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { firstHomeTexts } from '../../../../../contracts/shop-texts/first-home.js';
import { productsQuery } from '../../../lib/shop/catalog';
import { useHomeBlocks } from '../../../lib/shop/home-blocks';
import { useShop } from '../../../lib/shop/shop';
import { useLines } from '../../../lib/shop/texts';
import { Link } from '../../../ui/controls/button';
import { Wordmark } from '../../../ui/wordmark';
import { shellCopy, type FooterLink } from '../copy';

/** The anchor that the menu button of a phone links to without JavaScript. */
export const footerId = 'voet';

/** Font sizes at which a wordmark of 5, 6, 7, 8, 10, 12 or 16 letters is as wide as the page. */
const wordmarkSizes = [
  'min(30vw, 30rem)',
  'min(25vw, 30rem)',
  'min(21.4vw, 30rem)',
  'min(18.8vw, 30rem)',
  'min(15vw, 30rem)',
  'min(12.5vw, 30rem)',
  'min(9.4vw, 30rem)',
] as const;
const sizeOf = ({ length }: string) =>
  wordmarkSizes[[5, 6, 7, 8, 10, 12].findLastIndex((letters) => length > letters) + 1];

const yearInAmsterdam = () => new Date().toLocaleDateString('nl', { timeZone: 'Europe/Amsterdam', year: 'numeric' });

const faqPage = { to: '/faq', hash: undefined } as const;
const shopTitle = shellCopy.footerGroups[0]?.title;

export function Footer() {
  const { brand, email, supportHours, payments, gate } = useShop();
  const lineOf = useLines();
  const blocks = useHomeBlocks();
  const isShown = (block: string) => !blocks || blocks.includes(block);
  const hasProducts = (useQuery(productsQuery).data ?? []).length > 0;
  return (
    <chakra.footer id={footerId} bg="ink" color="paper" overflow="hidden" mt="auto">
      <chakra.div
        maxW="wide"
        mx="auto"
        px={{ base: '5', md: '8' }}
        pt={{ base: '8', md: '24' }}
        display="grid"
        gap={{ base: '7', lg: '10' }}
        gridTemplateColumns={{ base: '1fr 1fr', lg: '1.6fr 1fr 1fr 1fr' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <chakra.p
            fontFamily="display"
            fontWeight="bold"
            fontSize={{ base: 'xl', md: '2xl' }}
            lineHeight="1.1"
            maxW="22rem"
          >
            {lineOf('footer-line', firstHomeTexts['footer-line'])}
          </chakra.p>
          <chakra.p mt={{ base: '3', md: '5' }} fontSize="sm" opacity="0.8">
            <chakra.a href={`mailto:${email}`} textDecoration="underline" textUnderlineOffset="3px">
              {email}
            </chakra.a>
            <chakra.span display="block" textWrap="balance" _firstLetter={{ textTransform: 'uppercase' }}>
              {supportHours}
            </chakra.span>
          </chakra.p>
        </chakra.div>
        {shellCopy.footerGroups.map((group) => (
          <chakra.nav
            key={group.title}
            aria-label={group.title}
            _last={{
              gridColumn: { base: '1 / -1', lg: 'auto' },
              '& ul': { columnCount: { base: 2, lg: 'auto' }, columnGap: '7' },
            }}
          >
            <chakra.h2 fontSize="lg" mb={{ base: '1.5', md: '3' }}>
              {group.title}
            </chakra.h2>
            <chakra.ul fontSize="sm">
              {group.links
                .filter(({ hash }) => hash !== 'reviews' || (gate !== 'off' && isShown(hash)))
                .map((link) => (
                  <li key={link.label}>
                    <FooterAnchor link={link.hash === 'faq' && !isShown('faq') ? { ...link, ...faqPage } : link} />
                  </li>
                ))}
              {group.title === shopTitle && hasProducts && (
                <chakra.li py="1.5" opacity="0.75">
                  {shellCopy.moreSoon}
                </chakra.li>
              )}
            </chakra.ul>
          </chakra.nav>
        ))}
      </chakra.div>
      <chakra.div
        maxW="wide"
        mx="auto"
        px={{ base: '5', md: '8' }}
        mt={{ base: '8', md: '14' }}
        pb={{ base: '4', md: '6' }}
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="3"
        fontSize="xs"
      >
        <span>{shellCopy.copyright(brand, yearInAmsterdam())}</span>
        {shellCopy.footerLegal.map((link) => (
          <FooterAnchor key={link.label} link={link} py="0" />
        ))}
        <chakra.span ml={{ lg: 'auto' }}>{payments?.join(' · ')}</chakra.span>
      </chakra.div>
      <chakra.div
        aria-hidden="true"
        textAlign={{ base: 'left', lg: 'center' }}
        px={{ base: '5', md: '8', lg: '0' }}
        fontSize={sizeOf(brand)}
        lineHeight="0.7"
        mb="-0.12em"
        color="fruit.mandarin.tint"
        userSelect="none"
        pointerEvents="none" // the glyphs overlap the links above
      >
        <Wordmark brand={brand} />
      </chakra.div>
    </chakra.footer>
  );
}

function FooterAnchor({ link: { label, to, name, hash, filter }, py = '1.5' }: { link: FooterLink; py?: string }) {
  return (
    <Link
      to={to}
      params={{ name }}
      search={filter ? { filter } : {}}
      hash={hash}
      display="inline-block"
      py={py}
      opacity="0.85"
      _hover={{ opacity: 1, textDecoration: 'underline' }}
      textUnderlineOffset="3px"
    >
      {label}
    </Link>
  );
}

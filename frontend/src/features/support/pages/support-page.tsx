import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { firstPageTexts } from '../../../../../contracts/shop-texts/first-pages.js';
import { useFacts } from '../../../lib/shop/facts';
import { questionsQuery } from '../../../lib/shop/questions';
import { longWords } from '../../../theme/global-css';
import { ButtonLink, Link } from '../../../ui/controls/button';
import { ArrowIcon } from '../../../ui/icons';
import { ShopText } from '../../../ui/legal/shop-text';
import { Questions } from '../../../ui/questions/questions';
import { ContactBlock } from '../components/contact-block';
import { PageHead } from '../components/page-head';
import { supportCopy } from '../copy';
import { Gummy } from '../../../ui/gummy';

/** The start page of help: four topics, five questions, one e-mail address. */
export function SupportPage() {
  const facts = useFacts();
  const { data: mostAsked = [] } = useQuery(questionsQuery('most-asked'));
  return (
    <>
      <PageHead
        fruit="mango"
        title={supportCopy.title}
        text={<ShopText name="support-intro" first={firstPageTexts['support-intro']} />}
      >
        <Topics />
      </PageHead>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '14', md: '24' }}
        display="grid"
        gap={{ base: '12', lg: '20' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
        alignItems="start"
      >
        <section aria-labelledby="most-asked">
          <chakra.h2 id="most-asked" fontSize="3xl" mb="6">
            {supportCopy.mostAsked}
          </chakra.h2>
          <Questions entries={mostAsked} facts={facts} name="support" />
          <ButtonLink look="ink" to="/faq" mt="8">
            {supportCopy.toFaq}
            <ArrowIcon size="1.25rem" />
          </ButtonLink>
        </section>
        <ContactBlock email={facts.email} hours={facts.hours} />
      </chakra.div>
    </>
  );
}

function Topics() {
  return (
    <chakra.ul
      mt={{ base: '8', md: '12' }}
      display="grid"
      gap={{ base: '3', md: '5' }}
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(9.75rem, 1fr))',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {supportCopy.topics.map(({ title, text, to, hash, fruit, gummy }) => (
        <li key={title}>
          <Link
            to={to}
            hash={hash}
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            gap="6"
            h="full"
            minH={{ base: '44', md: '56' }}
            p={{ base: '4', md: '6' }}
            rounded="card"
            bg={`fruit.${fruit}.strong`}
            color={`fruit.${fruit}.on`}
            transition="translate 250ms var(--gum-easings-spring)"
            _hover={{ translate: '0 -6px' }}
          >
            <Gummy
              shape={gummy}
              w={{ base: '14', md: '20' }}
              p={{ base: '1.5', md: '2.5' }}
              rounded="full"
              bg={`fruit.${fruit}.tint`}
            />
            <span>
              <chakra.strong
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                fontFamily="display"
                fontSize={{ base: 'md', sm: 'lg', md: 'xl' }}
                lineHeight="1.15"
                {...longWords}
              >
                <span>{title}</span>
                <chakra.span display={{ base: 'none', md: 'inline' }}>
                  <ArrowIcon size="1.25rem" />
                </chakra.span>
              </chakra.strong>
              <chakra.span display="block" fontSize="sm" lineHeight="1.35" mt="1">
                {text}
              </chakra.span>
            </span>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}

import { chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { faqCategories, type FaqCategory } from '../../../../../contracts/shop-texts/faq-categories.js';
import { oneOf } from '../../../lib/search';
import { useFacts } from '../../../lib/shop/facts';
import { questionsQuery } from '../../../lib/shop/questions';
import { Button, ButtonLink, ChipLink, Link } from '../../../ui/controls/button';
import { Select } from '../../../ui/controls/field';
import { StatePage } from '../../../ui/pages/state-page';
import { Questions } from '../../../ui/questions/questions';
import { ContactBlock } from '../components/contact-block';
import { PageHead } from '../components/page-head';
import { supportCopy } from '../copy';
import { faqOf } from '../faq';

interface FaqPageProps {
  /** The category of the URL, which may not exist. */
  category: string | undefined;
  onChoose: (category: FaqCategory | undefined) => void;
}

const choices: (FaqCategory | undefined)[] = [undefined, ...faqCategories];
const nameOf = (category: string | undefined) => {
  if (category === undefined) return supportCopy.everyQuestion;
  const known = oneOf(faqCategories, category);
  return known ? supportCopy.categories[known] : supportCopy.unknownCategory;
};

/** All questions by category. The category is in the URL. */
export function FaqPage({ category, onChoose }: FaqPageProps) {
  const facts = useFacts();
  const entries = faqOf(category, useSuspenseQuery(questionsQuery('all')).data);
  return (
    <>
      <PageHead fruit="blueberry" title={supportCopy.faqTitle}>
        <Link
          to="/support"
          display="inline-block"
          mt="5"
          fontWeight="bold"
          textDecoration="underline"
          textUnderlineOffset="4px"
        >
          {supportCopy.backToSupport}
        </Link>
      </PageHead>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '8', lg: '20' }}
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <chakra.nav
          aria-label={supportCopy.faqCategory}
          display={{ base: 'none', lg: 'flex' }}
          flexDirection="column"
          alignItems="flex-start"
          gap="1.5"
          position="sticky"
          top="28"
        >
          {choices.map((choice) => (
            <ChipLink
              key={choice ?? 'alles'}
              to="/faq"
              search={{ onderwerp: choice }}
              resetScroll={false}
              aria-current={choice === category}
              {...(choice === category ? {} : { bg: 'transparent', borderColor: 'transparent' })}
              fontSize="md"
            >
              {nameOf(choice)}
            </ChipLink>
          ))}
        </chakra.nav>
        <chakra.form action="/faq" display={{ base: 'flex', lg: 'none' }} alignItems="flex-end" gap="3">
          <chakra.label flex="1" minW="0" fontSize="sm" fontWeight="semibold">
            {supportCopy.faqCategory}
            <Select
              name="onderwerp"
              mt="1.5"
              value={oneOf(faqCategories, category) ?? ''}
              onChange={(event) => onChoose(faqCategories.find((known) => known === event.target.value))}
            >
              {choices.map((choice) => (
                <option key={choice ?? 'alles'} value={choice ?? ''}>
                  {nameOf(choice)}
                </option>
              ))}
            </Select>
          </chakra.label>
          <noscript>
            <Button type="submit" minH="13">
              {supportCopy.show}
            </Button>
          </noscript>
        </chakra.form>
        <section aria-labelledby="faq-category">
          <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4" mb="5">
            <chakra.h2 id="faq-category" fontSize="3xl">
              {nameOf(category)}
            </chakra.h2>
            <chakra.p role="status" color="muted" fontSize="sm" whiteSpace="nowrap">
              {supportCopy.count(entries.length)}
            </chakra.p>
          </chakra.div>
          {entries.length > 0 ? (
            <Questions key={category} entries={entries} facts={facts} name="faq" />
          ) : (
            <StatePage compact art="empty" title={supportCopy.noQuestions}>
              <ButtonLink to="/faq" resetScroll={false}>
                {supportCopy.toEveryQuestion}
              </ButtonLink>
            </StatePage>
          )}
          <chakra.div mt={{ base: '12', md: '16' }}>
            <ContactBlock email={facts.email} hours={facts.hours} title={supportCopy.stillQuestions} />
          </chakra.div>
        </section>
      </chakra.div>
    </>
  );
}

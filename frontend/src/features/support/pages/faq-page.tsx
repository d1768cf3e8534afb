import { chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { faqCategories, type FaqCategory } from '../../../../../contracts/shop-texts/faq-categories.js';
import { oneOf } from '../../../lib/search';
import type { QuestionBlocks } from '../../../../../contracts/shop-texts/questions-of.js';
import { useFacts, type Facts } from '../../../lib/shop/facts';
import { questionsQuery } from '../../../lib/shop/questions';
import { ButtonLink, ChipLink, Link } from '../../../ui/controls/button';
import { ChipNav } from '../../../ui/controls/chip-nav';
import { StatePage } from '../../../ui/pages/state-page';
import { Questions } from '../../../ui/questions/questions';
import { ContactBlock } from '../components/contact-block';
import { PageHead } from '../components/page-head';
import { supportCopy } from '../copy';
import { faqOf } from '../faq';

const choices: (FaqCategory | undefined)[] = [undefined, ...faqCategories];
const nameOf = (category: string | undefined) => {
  if (category === undefined) return supportCopy.everyQuestion;
  const known = oneOf(faqCategories, category);
  return known ? supportCopy.categories[known] : supportCopy.unknownCategory;
};

/** All questions by category. The category is in the URL, and may not exist. */
export function FaqPage({ category }: { category: string | undefined }) {
  const facts = useFacts();
  const entries = faqOf(category, useSuspenseQuery(questionsQuery('all')).data);
  return (
    <>
      <PageHead fruit="blueberry" gummy="star" title={supportCopy.faqTitle}>
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
        pt={{ base: '8', lg: '20' }}
        pb={{ base: '16', md: '20' }}
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <ChipNav label={supportCopy.faqCategory} current={category}>
          {choices.map((choice) => (
            <ChipLink
              key={choice ?? 'alles'}
              to="/faq"
              search={{ onderwerp: choice }}
              resetScroll={false}
              flexShrink="0"
              data-current={choice === category || undefined}
              aria-current={choice === category}
              {...(choice === category ? {} : { bg: 'transparent' })}
            >
              {nameOf(choice)}
            </ChipLink>
          ))}
        </ChipNav>
        <section aria-labelledby="faq-category">
          <chakra.div
            display="flex"
            alignItems="baseline"
            justifyContent="space-between"
            gap="4"
            mb={category === undefined ? '10' : '5'}
          >
            <chakra.h2 id="faq-category" fontSize="3xl">
              {nameOf(category)}
            </chakra.h2>
            <chakra.p role="status" color="muted" fontSize="sm" whiteSpace="nowrap">
              {supportCopy.count(entries.length)}
            </chakra.p>
          </chakra.div>
          {category === undefined && <EverySubject entries={entries} facts={facts} />}
          {category !== undefined && entries.length > 0 && (
            <Questions key={category} entries={entries} facts={facts} name="faq" />
          )}
          {entries.length === 0 && (
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

interface EverySubjectProps {
  entries: readonly (QuestionBlocks & { category: FaqCategory })[];
  facts: Facts;
}

/** All questions under the names of their subjects. */
function EverySubject({ entries, facts }: EverySubjectProps) {
  const subjects = faqCategories.filter((subject) => faqOf(subject, entries).length > 0);
  return (
    <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
      {subjects.map((subject) => (
        <div key={subject}>
          <chakra.h3 fontSize="1.75rem" mb="3">
            {nameOf(subject)}
          </chakra.h3>
          <Questions entries={faqOf(subject, entries)} facts={facts} name="faq" />
        </div>
      ))}
    </chakra.div>
  );
}

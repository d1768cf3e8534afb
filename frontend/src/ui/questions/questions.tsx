import { chakra } from '@chakra-ui/react';
import { fillInBlocks } from '../../../../contracts/shop-texts/placeholders.js';
import type { QuestionBlocks } from '../../../../contracts/shop-texts/questions-of.js';
import { answerValues, type Facts } from '../../lib/shop/facts';
import { ChevronIcon } from '../icons';
import { ShopTextBlocks } from '../legal/shop-text';

interface QuestionsProps {
  entries: readonly QuestionBlocks[];
  facts: Facts;
  /** The name of the list. Within a list, one answer is open at a time. */
  name: string;
}

/** Collapsible questions on native details elements: one is open at a time, and find-in-page works. */
export function Questions({ entries, facts, name }: QuestionsProps) {
  const values = answerValues(facts);
  return (
    <chakra.div borderBottom="1.5px solid" borderColor="line">
      {entries.map(({ question, answer }, place) => (
        <chakra.details
          key={`${place} ${question}`}
          name={name}
          borderTop="1.5px solid"
          borderColor="line"
          className="group"
        >
          <chakra.summary
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            py={{ base: '4', md: '5' }}
            listStyleType="none"
            rounded="small"
            fontWeight="bold"
            fontSize={{ base: 'md', md: 'lg' }}
            lineHeight="1.3"
            css={{
              '&::-webkit-details-marker': { display: 'none' },
              '&:hover > span:last-child': { background: 'ink', color: 'paper' },
              'details[open] > & > span:last-child': { rotate: '180deg' },
            }}
          >
            <span>{question}</span>
            <chakra.span
              w="10"
              h="10"
              flexShrink={0}
              display="grid"
              placeItems="center"
              rounded="full"
              bg="stone"
              transition="rotate 250ms var(--gum-easings-out), background-color 150ms, color 150ms"
            >
              <ChevronIcon size="1.25rem" />
            </chakra.span>
          </chakra.summary>
          <chakra.div pb="6" pr={{ base: '0', md: '14' }} maxW="text" display="grid" gap="3" animation="rise 200ms">
            <ShopTextBlocks blocks={fillInBlocks(answer, values)} />
          </chakra.div>
        </chakra.details>
      ))}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { ChevronIcon } from '../../../ui/icons';
import type { FaqEntry } from '../faq';
import type { Facts } from '../facts';

interface QuestionsProps {
  entries: readonly FaqEntry[];
  facts: Facts;
  /** The name of the list. Within a list, one answer is open at a time. */
  name: string;
}

/** Collapsible questions on native details elements: one is open at a time, and find-in-page works. */
export function Questions({ entries, facts, name }: QuestionsProps) {
  return (
    <chakra.div borderBottom="1.5px solid" borderColor="line">
      {entries.map(({ id, question, answer }) => (
        <chakra.details key={id} name={name} borderTop="1.5px solid" borderColor="line" className="group">
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
              '&:hover > span': { background: 'ink', color: 'paper' },
              'details[open] > & > span': { rotate: '180deg' },
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
          <chakra.p pb="6" pr={{ base: '0', md: '14' }} maxW="text" overflowWrap="anywhere" animation="rise 200ms">
            {answer(facts)}
          </chakra.p>
        </chakra.details>
      ))}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { fillInBlocks } from '../../../../contracts/shop-texts/placeholders.js';
import type { QuestionBlocks } from '../../../../contracts/shop-texts/questions-of.js';
import { answerValues, type Facts } from '../../lib/shop/facts';
import { Foldout } from '../foldout';
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
        <Foldout key={`${place} ${question}`} title={question} name={name}>
          <chakra.div pb="6" pr={{ base: '0', md: '14' }} maxW="text" display="grid" gap="3" animation="rise 200ms">
            <ShopTextBlocks blocks={fillInBlocks(answer, values)} />
          </chakra.div>
        </Foldout>
      ))}
    </chakra.div>
  );
}

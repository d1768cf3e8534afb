import { useSuspenseQuery } from '@tanstack/react-query';
import type { HomeMoreText } from '../../../../contracts/shop-texts/first-home-more.js';
import { listHomeTexts } from '../../../../contracts/shop-texts/home-texts.js';
import { wordsOf } from '../../../../contracts/shop-texts/words.js';
import { queryOf } from '../http/endpoints';
import { repeatedWhileUpdating } from '../http/repeated-while-updating';

export const homeTextsQuery = { ...queryOf(listHomeTexts, {}), ...repeatedWhileUpdating };

/** Returns what finds the blocks, or the line, of a text of home below its grid. */
export function useHomeTexts() {
  const { data } = useSuspenseQuery(homeTextsQuery);
  const blocksOf = (name: HomeMoreText) => data.find((text) => text.name === name)?.blocks ?? [];
  return { blocksOf, lineOf: (name: HomeMoreText) => wordsOf(blocksOf(name)) };
}

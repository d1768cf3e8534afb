import type { Category, Product, ProductText } from '../../../../contracts/catalog.js';
import { almostStartsAs, hasAll, hasPhrase, startsAs, wordsOf } from './match-words';
import { quizWords } from './quiz-words';

/**
 * Returns the products that a search finds. Accents, capitals, hyphens and spaces within a word do not matter. The
 * first step with a match decides: the words next to each other in a name, in a name and its category, in what is known
 * about the product (ingredients, taste, words of the test), and last the same with one spelling slip in each word.
 */
export function matchingProducts(
  products: readonly Product[],
  categories: readonly Category[],
  typed: string,
  texts: readonly ProductText[] = [],
): Product[] {
  const words = wordsOf(typed);
  if (words.length === 0) return typed.trim() === '' ? [...products] : [];
  const shelf = products.map((product) => ({ product, ...searchedWords(product, categories, texts) }));
  const [exact, almost] = [startsAs(words), almostStartsAs(words)];
  const steps: ((searched: (typeof shelf)[number]) => boolean)[] = [
    ({ name }) => words.length > 1 && hasPhrase(name, words, exact),
    ({ named }) => hasAll(named, words, exact),
    ({ known }) => words.length > 1 && hasPhrase(known, words, exact),
    ({ known }) => hasAll(known, words, exact),
    ({ named }) => hasAll(named, words, almost),
    ({ known }) => hasAll(known, words, almost),
  ];
  for (const step of steps) {
    const found = shelf.filter(step);
    if (found.length > 0) return found.map(({ product }) => product);
  }
  return [];
}

function searchedWords(product: Product, categories: readonly Category[], texts: readonly ProductText[]) {
  const category = categories.find(({ id }) => id === product.categoryId);
  const text = texts.find(({ slug }) => slug === product.slug)?.text ?? '';
  const name = wordsOf(`${product.name} ${product.slug}`);
  const named = [...name, ...wordsOf(category?.name ?? '')];
  const ofCategory = `${category?.description ?? ''} ${quizWords[category?.slug ?? ''] ?? ''}`;
  return { name, named, known: [...named, ...wordsOf(`${ofCategory} ${text}`)] };
}

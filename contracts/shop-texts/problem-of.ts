import type { Block } from '../law/legal-pages.js';
import { problemOfOrder } from './home-blocks.js';
import { termsOf, type ShopTextName } from './names.js';
import { placeholdersIn } from './placeholders.js';
import { questionsOf } from './questions-of.js';
import { isLine } from './shop-texts.js';
import { wordsOf } from './words.js';

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Returns why a text does not suit the place that shows it, in Dutch; null when it does. */
export function problemOf(name: ShopTextName, blocks: readonly Block[]): string | null {
  const { form, placeholders = [] } = termsOf(name);
  if (form === 'order') return problemOfOrder(blocks);
  const words = wordsOf(blocks);
  if (form !== 'mail' && words.trim() === '') return 'Vul een tekst in';
  const unknown = placeholdersIn(words).find((used) => !placeholders.includes(used));
  if (unknown !== undefined) {
    const known = placeholders.length > 0 ? `Kies uit ${braced(placeholders)}` : 'Deze tekst kent geen invulwoorden';
    return `${braced([unknown])} kunnen we hier niet invullen. ${known}`;
  }
  if (form === 'questions') return problemOfQuestions(blocks);
  if (form === 'line' && !isLine(blocks)) return 'Gebruik één regel zonder opmaak, van hooguit 120 tekens';
  if (blocks.some(({ kind }) => kind === 'heading')) return 'Gebruik alinea’s en lijsten';
  const longest = form === 'mail' ? 1000 : 3000;
  return words.length > longest ? `Gebruik hooguit ${longest} tekens` : null;
}

function problemOfQuestions(blocks: readonly Block[]): string | null {
  if (blocks[0]?.kind !== 'heading') return 'Begin met een vraag';
  const questions = questionsOf(blocks);
  const unanswered = questions.find(({ answer }) => answer.length === 0);
  if (unanswered) return `Vul een antwoord in bij “${unanswered.question}”`;
  const asked = questions.map(({ question }) => question);
  const twice = asked.find((question, place) => asked.indexOf(question) < place);
  return twice ? `“${twice}” staat er twee keer in` : null;
}

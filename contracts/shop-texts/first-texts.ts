import type { Block } from '../law/legal-pages.js';
import { firstFaqOfOrders } from './first-faq-orders.js';
import { firstFaqOfShop } from './first-faq-shop.js';
import { homeBlockHeading, homeBlockNames } from './home-blocks.js';
import { firstHomeTexts } from './first-home.js';
import { firstHomeMoreTexts } from './first-home-more.js';
import { firstProofTexts } from './first-proofs.js';
import { firstPageTexts } from './first-pages.js';
import type { FirstQuestion } from './first-question.js';
import { mailTexts, type MailTextName } from './mail-words.js';
import type { ShopTextName } from './names.js';

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });

const questionsIn = (questions: readonly FirstQuestion[]): Block[] =>
  questions.flatMap(({ key, question, answer }): Block[] => [
    { kind: 'heading', text: question, key },
    paragraph(answer),
  ]);

/** Returns the same names, each with the blocks of its text. */
const each = <Name extends string, Text>(texts: Readonly<Record<Name, Text>>, blocksOf: (text: Text) => Block[]) =>
  Object.fromEntries(Object.entries<Text>(texts).map(([name, text]) => [name, blocksOf(text)])) as Record<
    Name,
    Block[]
  >;

type FaqTexts = { [C in keyof (typeof firstFaqOfOrders & typeof firstFaqOfShop) as `faq-${C}`]: Block[] };

const faqTexts = Object.fromEntries(
  Object.entries({ ...firstFaqOfOrders, ...firstFaqOfShop }).map(([name, questions]) => [
    `faq-${name}`,
    questionsIn(questions),
  ]),
) as FaqTexts;

const noWords = Object.fromEntries(Object.keys(mailTexts).map((name) => [name, []])) as unknown as Record<
  MailTextName,
  Block[]
>;

/** The texts that a shop begins with. The shop stores them as version 1. */
export const firstShopTexts: Readonly<Record<ShopTextName, readonly Block[]>> = {
  ...each({ ...firstHomeTexts, ...firstProofTexts, ...firstHomeMoreTexts }, (text: string) => [paragraph(text)]),
  ...each(firstPageTexts, (paragraphs: readonly string[]) => paragraphs.map(paragraph)),
  ...faqTexts,
  'home-blocks': homeBlockNames.map(homeBlockHeading),
  ...noWords,
};

import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { heldSentences, sentencesOf } from '../food/claims/check-claims.js';
import { BlockSchema, type Block } from '../law/legal-pages.js';
import { firstShopTexts } from './first-texts.js';
import { shopTextNames } from './names.js';
import { withoutPlaceholders } from './placeholders.js';
import { promisesPrice } from './price-promise.js';
import { wordsOf } from './words.js';

/** Whether blocks are one line without formatting. */
export function isLine(blocks: readonly Block[]): boolean {
  const [block] = blocks;
  if (blocks.length !== 1 || block?.kind !== 'paragraph') return false;
  return block.spans.every(({ bold, href }) => !bold && !href) && wordsOf(blocks).length <= 120;
}

const firstTexts = Object.values(firstShopTexts).map((blocks) => wordsOf(blocks));
const firstWords = new Set(firstTexts);
const firstSentences = new Set(firstTexts.flatMap((words) => sentencesOf(words)));
function offersPrice(words: string): boolean {
  if (firstWords.has(words)) return false;
  const ownSentences = sentencesOf(words).filter((sentence) => !firstSentences.has(sentence));
  return promisesPrice(withoutPlaceholders(ownSentences.join('\n')));
}

/** Returns the first sentence that claims something about health and is not of a first text; undefined without one. */
const claimOf = (blocks: readonly Block[]) =>
  heldSentences(wordsOf(blocks), { doses: null, sugars: null }).find(({ sentence }) => !firstSentences.has(sentence))
    ?.sentence;

const version = z.number().int().min(1);

const kinds: readonly Block['kind'][] = ['heading', 'paragraph', 'list'];

/** A text of the storefront. `problemOf` says what suits its place. The first texts may promise what the shop began with. */
export const ShopTextBlocksSchema = z
  .array(BlockSchema)
  .max(100, 'Gebruik hooguit 100 blokken')
  .refine((blocks) => blocks.every(({ kind }) => kinds.includes(kind)), 'Gebruik alinea’s en lijsten')
  .refine((blocks) => wordsOf(blocks).length <= 15_000, 'Gebruik hooguit 15.000 tekens')
  .refine(
    (blocks) => !offersPrice(wordsOf(blocks)),
    'Een tekst mag geen prijs of korting beloven. Maak daarvoor een actie',
  )
  .superRefine((blocks, context) => {
    const claim = claimOf(blocks);
    const message = `Dit is een gezondheidsclaim. Die mag alleen letterlijk bij een product staan: “${claim}”`;
    if (claim) context.addIssue({ code: 'custom', message });
  })
  .meta({ examples: [[{ kind: 'paragraph', spans: [{ text: 'Eerlijk en lekker' }] }]] });

/** A published version of a text. It never changes: another text is another version. */
const ShopTextVersionSchema = z.object({ version, publishedAt: z.iso.datetime(), blocks: z.array(BlockSchema) });
export type ShopTextVersion = z.infer<typeof ShopTextVersionSchema>;

/** A row of `GET /api/admin/shop-texts`, with its newest versions, newest first, and the first one. */
export const ShopTextSchema = z.object({
  name: z.enum(shopTextNames),
  versions: z.array(ShopTextVersionSchema).min(1),
});
export type ShopText = z.infer<typeof ShopTextSchema>;

/** `POST /api/admin/shop-texts/{name}`. `after`: the version that the editor started from. */
export const PublishShopTextSchema = z.strictObject({ after: version, blocks: ShopTextBlocksSchema });
export type PublishShopText = z.infer<typeof PublishShopTextSchema>;

const settings = endpoints({ access: 'staff', permission: 'settings' });

export const listShopTexts = settings('GET /api/admin/shop-texts', {
  summary: 'The texts of the storefront with their versions.',
  response: z.array(ShopTextSchema),
});

export const publishShopText = settings('POST /api/admin/shop-texts/:name', {
  summary:
    'Publishes a new version, unless a colleague published one after the version that was edited. Every page shows it at once.',
  body: PublishShopTextSchema,
  response: ShopTextSchema,
  refuses: ['not-found', 'conflict'],
});

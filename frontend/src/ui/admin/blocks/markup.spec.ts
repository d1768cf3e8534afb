import fc from 'fast-check';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { BlockSchema } from '../../../../../contracts/law/legal-pages.js';
import { blockOf, markupOf, moved, nextId, spansOf, typedBlock } from './markup';
import { sectionsOf } from './sections';

const word = fc.stringMatching(/^[a-z0-9éü,.!?]{1,8}$/);
const span = fc.record(
  {
    text: word,
    bold: fc.constant(true as const),
    href: fc.constantFrom('/herroepen', 'https://www.acm.nl', 'mailto:a@b.nl'),
  },
  { requiredKeys: ['text'] },
);
/** Plain parts beside each other would be read as one. */
const spans = fc
  .array(span, { minLength: 1, maxLength: 5 })
  .map((all) =>
    all.flatMap((one, place) =>
      place > 0 ? [{ text: ' – ' }, { ...one, bold: true as const }] : [{ ...one, bold: true as const }],
    ),
  );
const block: fc.Arbitrary<Block> = fc.oneof(
  word.map((text) => ({ kind: 'heading' as const, text })),
  spans.map((all) => ({ kind: 'paragraph' as const, spans: all })),
  fc.array(spans, { minLength: 1, maxLength: 4 }).map((items) => ({ kind: 'list' as const, items })),
  fc.constant({ kind: 'company' as const }),
);

it('reads back every block that it writes', () => {
  fc.assert(
    fc.property(block, (one) => {
      expect(BlockSchema.parse(one)).toEqual(one);
      expect(blockOf(typedBlock(one, 1))).toEqual(one);
    }),
  );
});

it('reads bold words and links in a sentence', () => {
  const typed = 'Je hebt **14 dagen**, lees [hoe](/herroepen) of **[mail](mailto:a@b.nl)**.';
  expect(spansOf(typed)).toEqual([
    { text: 'Je hebt ' },
    { text: '14 dagen', bold: true },
    { text: ', lees ' },
    { text: 'hoe', href: '/herroepen' },
    { text: ' of ' },
    { text: 'mail', bold: true, href: 'mailto:a@b.nl' },
    { text: '.' },
  ]);
  expect(markupOf(spansOf(typed))).toBe(typed);
});

it('keeps half-typed markup as text, and reads each line of a list as an item', () => {
  expect(spansOf('2 ** 3 [x]')).toEqual([{ text: '2 ** 3 [x]' }]);
  expect(blockOf({ id: 1, kind: 'list', text: 'een\n\n twee ' })).toEqual({
    kind: 'list',
    items: [[{ text: 'een' }], [{ text: 'twee' }]],
  });
  expect(blockOf({ id: 1, kind: 'paragraph', text: ' \n ' })).toBeNull();
});

it('keeps the key of a heading, and moves a section as a whole', () => {
  const blocks: Block[] = [
    { kind: 'heading', text: 'Een?', key: 'een' },
    { kind: 'paragraph', spans: [{ text: 'Ja.' }] },
    { kind: 'heading', text: 'Twee?' },
  ];
  const typed = blocks.map(typedBlock);
  expect(typed.map(blockOf)).toEqual(blocks);
  const sections = sectionsOf(typed);
  expect(sections.map((section) => section.length)).toEqual([2, 1]);
  expect(
    moved(sections, 1, -1)
      .flat()
      .map(({ text }) => text),
  ).toEqual(['Twee?', 'Een?', 'Ja.']);
  expect(nextId(typed)).toBe(3);
});

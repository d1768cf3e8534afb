import fc from 'fast-check';
import { facturX } from './factur-x.js';
import { buyer, creditNoteOf, invoiceOf, lineOf, seller, twoRates } from './invoices.fixtures.js';
import { renderInvoice } from './render-invoice.js';
import { anyInvoice } from './testing/any-invoice.js';
import { attachmentOf, structureFaults } from './testing/pdf-structure.js';
import { pagesOf } from './testing/pdf-text.js';

const linesOf = async (invoice: Parameters<typeof renderInvoice>[0]) => pagesOf(await renderInvoice(invoice)).flat();

describe('a document', () => {
  it('is a PDF/A-3a with its data inside', async () => {
    const pdf = await renderInvoice(twoRates);
    expect(structureFaults(pdf)).toEqual([]);
    expect(attachmentOf(pdf)).toBe(facturX(twoRates));
  });

  it('has the same bytes when it is rendered again, also after others', async () => {
    const first = await renderInvoice(twoRates);
    await renderInvoice(creditNoteOf([lineOf({ description: 'Łódź' })]));
    expect((await renderInvoice(twoRates)).equals(first)).toBe(true);
  });

  it('has the text of a letter that an earlier document drew as a part of another', async () => {
    await renderInvoice(invoiceOf([lineOf({ description: 'Pot "Nacht"' })]));
    expect(await linesOf(invoiceOf([lineOf({ description: "Pot 's avonds" })]))).toContain("Pot 's avonds");
  });

  it('breaks no word of the name of the seller', async () => {
    const name = 'Gommie Voedingssupplementenspecialist B.V.';
    expect(await linesOf(invoiceOf([lineOf()], { seller: { ...seller, name } }))).toEqual(
      expect.arrayContaining([expect.stringContaining('Voedingssupplementenspecialist')]),
    );
  });

  it('is complete for any lines, rates, discount and names', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoice, async (invoice) => {
        const pdf = await renderInvoice(invoice);
        expect(structureFaults(pdf)).toEqual([]);
        expect(attachmentOf(pdf)).toBe(facturX(invoice));
        expect(pagesOf(pdf).flat().join('')).not.toContain('\0');
      }),
      { numRuns: 15 },
    );
  });

  it('prints parties, dates, lines, VAT by rate, discount and total', async () => {
    const lines = await linesOf(twoRates);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Gommie', 'KvK-nummer 12345678', 'Btw-nummer NL001234567B01'],
        ...['Factuur', 'F2026-000001', '28 maart 2026', '2026-000123', buyer.name, 'Dorpsstraat 1'],
        ...['Sleep Well', '2', '€ 22,89', '9%', '€ 49,90'],
        ...['21%', '€ 8,02', '€ 1,69', '€ 45,06', '€ 4,05'],
        ...['Korting met code WELKOM10', '− € 5,98', 'Totaal incl. btw', '€ 58,82'],
        'Betaald op 28 maart 2026 met iDEAL | Wero. Je hoeft niets meer te betalen.',
      ]),
    );
  });

  it('leaves out the block of an unnamed buyer', async () => {
    expect(await linesOf(invoiceOf([lineOf()], { buyer: null }))).not.toContain('Factuur voor');
  });

  it('refers from a credit note to its invoice', async () => {
    const lines = await linesOf(creditNoteOf([lineOf()]));
    expect(lines).toContain('Creditfactuur');
    expect(lines).toContain('Deze creditfactuur hoort bij factuur F2026-000001 van 28 maart 2026.');
    expect(lines).toContain('We hebben dit bedrag op 2 april 2026 terugbetaald.');
  });

  it('says that the bank took back a chargeback, and gave it back in its correction', async () => {
    const taken = await linesOf(creditNoteOf([lineOf()], { isChargeback: true }));
    expect(taken).toContain('Je bank heeft dit bedrag teruggeboekt.');
    expect(taken).toContain('Datum terugboeking');
    expect(taken.join()).not.toMatch(/terugbeta/i);
    const refersTo = { number: 'C2026-000001', issuedOn: '2026-04-02' };
    const given = { kind: 'correction', number: 'F2026-000002', isChargeback: true, refersTo } as const;
    const givenBack = (await linesOf(creditNoteOf([lineOf()], given))).join(' ');
    expect(givenBack).toContain('De terugboeking door je bank is ongedaan gemaakt.');
    expect(givenBack).not.toMatch(/terugbeta/i);
  });

  it('says that a refund failed in its correction, with the day of that', async () => {
    const lines = await linesOf(creditNoteOf([lineOf()], { kind: 'correction', number: 'F2026-000002' }));
    expect(lines.join(' ')).toContain('De terugbetaling is niet gelukt.');
    expect(lines).toContain('Datum correctie');
  });

  it('repeats the head of the table and counts the pages of forty lines', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => lineOf({ description: `Pot ${index + 1}` }));
    const pages = pagesOf(await renderInvoice(invoiceOf(lines)));
    expect(pages.map((page) => page.at(-1))).toEqual([
      'Factuur F2026-000001  ·  Pagina 1 van 2',
      'Factuur F2026-000001  ·  Pagina 2 van 2',
    ]);
    expect(pages[1]![0]).toBe('Factuur F2026-000001, vervolg');
    expect(pages.filter((page) => page.includes('Omschrijving'))).toHaveLength(2);
    expect(pages.flat().filter((line) => /^Pot \d+$/.test(line))).toHaveLength(40);
  });

  it('wraps long names and never drops a part of them', async () => {
    const name = Array.from({ length: 40 }, (_, index) => `woord${index}`).join(' ');
    const lines = await linesOf(
      invoiceOf([lineOf({ description: name })], { buyer: { ...buyer, name }, seller: { ...seller, name } }),
    );
    expect(lines.join(' ').replace(/ +/g, ' ').split(name)).toHaveLength(4);
  });
});

describe('the structural check finds', () => {
  let text: string;
  beforeAll(async () => {
    text = (await renderInvoice(twoRates)).toString('latin1');
  });

  it.each([
    ['no relationship', '/AFRelationship /Alternative', '/AFRelationship /Unspecified'],
    ['another type', '/Subtype /text#2Fxml', '/Subtype /text#2Fcsv'],
    ['another attachment name', '/UF (factur-x.xml)', '/UF (factuur-x.xml)'],
    ['no language', '/Lang (nl-NL)', '/Leng (nl-NL)'],
    ['a font that is not embedded', '/FontFile2', '/FontNone2'],
    ['a font that is not subset', '+Figtree', '-Figtree'],
    ['a standard font', '/Subtype /Type0', '/Subtype /Type1'],
    ['no tags', '/Marked true', '/Marked null'],
    ['no output intent', '/S /GTS_PDFA1', '/S /GTS_PDFX1'],
    ['level B', '<pdfaid:conformance>A', '<pdfaid:conformance>B'],
    ['markup in the title', '>Factuur F2026', '>Fac & r F2026'],
    ['no description of the schema', 'pdfaSchema:namespaceURI', 'pdfaSchema:namespaceUri'],
    ['another profile', '<fx:ConformanceLevel>EN 16931', '<fx:ConformanceLevel>MINIMUM.'],
    ['no hint to show the title', '/DisplayDocTitle true', '/DisplayDocTitle null'],
  ])('%s', (_, part, spoiled) => {
    expect(text).toContain(part);
    expect(structureFaults(Buffer.from(text.replaceAll(part, spoiled), 'latin1'))).toHaveLength(1);
  });
});

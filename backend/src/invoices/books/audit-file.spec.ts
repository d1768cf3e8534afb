import fc from 'fast-check';
import { auditFile } from './audit-file.js';
import type { AuditFileHead } from './audit-file-elements.js';
import type { BookedDocument } from './booked-document.js';
import { amountsOf, anyDocuments, creditNoteOf, documentOf, seller } from './books.fixtures.js';
import { vatReturn } from './vat-return.js';
import { brokenRules, centsOf, parseAuditFile, totalOf } from './testing/audit-file-rules.js';
import { schemaFaults } from './testing/audit-file-schema.js';

const head: AuditFileHead = {
  company: seller,
  period: '2026',
  createdOn: '2027-01-15',
  software: { name: 'Gommie', version: '1.0.0' },
};
const sale = [documentOf(), creditNoteOf()];

/** Reads `documents` in batches of two. */
async function written(documents: readonly BookedDocument[], changes: Partial<AuditFileHead> = {}) {
  return joined(auditFile({ ...head, ...changes }, () => batchesOf(documents)));
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let xml = '';
  for await (const piece of pieces) xml += piece;
  return xml;
}

async function* batchesOf(documents: readonly BookedDocument[]) {
  for (let index = 0; index < documents.length; index += 2) yield documents.slice(index, index + 2);
}

describe('the audit file', () => {
  it('fits the schema of XAF 4.0, with and without documents', async () => {
    expect(await schemaFaults(await written(sale))).toEqual([]);
    expect(await schemaFaults(await written([], { period: '2026-Q3' }))).toEqual([]);
  });

  it('states the company, the period and its months', async () => {
    const { header, company } = parseAuditFile(await written(sale, { period: '2026-Q2' }));
    expect(header).toMatchObject({
      fiscalYear: '2026',
      startDate: '2026-04-01',
      endDate: '2026-06-30',
      curCode: 'EUR',
    });
    expect(company).toMatchObject({
      companyName: 'Gommie & Zoon B.V.',
      taxRegIdent: 'NL001234567B01',
    });
    expect(company.periods.period.map(({ periodNumber }) => periodNumber)).toEqual(['4', '5', '6']);
  });

  it('books turnover, VAT and the payment of an invoice', async () => {
    const { journal } = parseAuditFile(await written([documentOf()])).company.transactions;
    const lines = journal.map(({ transaction }) =>
      transaction![0]!.trLine.map(({ accID, amntTp, amnt }) => [accID, amntTp, amnt]),
    );
    expect(lines).toEqual([
      [
        ['1300', 'D', '34.95'],
        ['8000', 'C', '8.26'],
        ['1520', 'C', '1.74'],
        ['8010', 'C', '22.89'],
        ['1521', 'C', '2.06'],
      ],
      [
        ['1230', 'D', '34.95'],
        ['1300', 'C', '34.95'],
      ],
    ]);
  });

  it('books a credit note on the other sides, with its VAT', async () => {
    const [sales] = parseAuditFile(await written([creditNoteOf()])).company.transactions.journal;
    const [receivable, turnover] = sales!.transaction![0]!.trLine;
    expect(receivable).toMatchObject({
      accID: '1300',
      amntTp: 'C',
      amnt: '34.95',
    });
    expect(turnover).toMatchObject({
      accID: '8000',
      amntTp: 'D',
      vat: [{ vatPerc: '21', vatAmnt: '1.74', vatAmntTp: 'D' }],
    });
  });

  it('names the payment at the provider', async () => {
    const xml = await written([documentOf({ paymentIntentId: 'pi_two' })]);
    expect(xml).toContain('<docRef>pi_two</docRef>');
  });

  it('keeps to the consistency rules, and agrees with the VAT return to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocuments, async (documents) => {
        const file = parseAuditFile(await written(documents));
        expect(brokenRules(file)).toEqual([]);
        const lines = file.company.transactions.journal.flatMap(({ transaction = [] }) =>
          transaction.flatMap(({ trLine }) => trLine),
        );
        const balanceOf = (start: string) => {
          const chosen = lines.filter(({ accID }) => accID.startsWith(start));
          return totalOf(chosen, 'C') - totalOf(chosen, 'D');
        };
        const { boxes, owed } = vatReturn(documents, '2026');
        expect(balanceOf('8000')).toBe(boxes['1a'].turnoverCents);
        expect(balanceOf('8010')).toBe(boxes['1b'].turnoverCents);
        expect(balanceOf('8020')).toBe(boxes['1e'].turnoverCents);
        expect(balanceOf('152')).toBe(owed.vatCents);
        expect(balanceOf('1300')).toBe(0);
        const vat = lines.flatMap((line) => line.vat ?? []);
        const signed = vat.map(({ vatAmnt, vatAmntTp }) => centsOf(vatAmnt) * (vatAmntTp === 'C' ? 1 : -1));
        expect(signed.reduce((sum, one) => sum + one, 0)).toBe(owed.vatCents);
      }),
      { numRuns: 50 },
    );
  });

  it('books a refund of a cent that is VAT only', async () => {
    const cent = [{ rate: 'high' as const, percent: 21, grossCents: 1, vatCents: 1 }];
    const file = parseAuditFile(await written([creditNoteOf({ amounts: cent })]));
    expect(brokenRules(file)).toEqual([]);
    expect(file.company.transactions.journal[0]!.transaction![0]!.trLine[1]).toMatchObject({
      amnt: '0.00',
      vat: [{ vatAmnt: '0.01' }],
    });
  });

  it('leaves out a document that is issued while it is written', async () => {
    const late = documentOf({
      number: 'F2026-000002',
      orderNumber: '2026-000124',
      amounts: amountsOf({ low: 999 }),
    });
    let reads = 0;
    const xml = await joined(auditFile(head, () => batchesOf(++reads === 1 ? sale : [...sale, late])));
    expect(brokenRules(parseAuditFile(xml))).toEqual([]);
    expect(xml).not.toContain('F2026-000002');
  });
});

describe('the check of an audit file', () => {
  it.each([
    ['0002', '<accID>1230</accID><accDesc>', '<accID>1300</accID><accDesc>'],
    ['0007', '<totalDebit>139.80', '<totalDebit>139.81'],
    ['0010', '<amnt>1.74</amnt>', '<amnt>1.75</amnt>'],
    ['buyers', '<customerSupplier><custSupID>2026-000123', '<customerSupplier><custSupID>2026-000124'],
    ['periods', '<periodNumber>3</periodNumber><trDt>', '<periodNumber>4</periodNumber><trDt>'],
  ])('finds what breaks rule %s', async (rule, right, wrong) => {
    const xml = await written(sale);
    expect(xml).toContain(right);
    expect(brokenRules(parseAuditFile(xml.replace(right, wrong)))).toContain(rule);
  });

  it('finds what breaks the schema', async () => {
    const xml = await written(sale);
    const spoiled = [
      xml.replace('<periodNumber>3</periodNumber><trDt>', '<trDt>'),
      xml.replace('<amntTp>C', '<amntTp>X'),
      xml.replace('<amnt>34.95', '<amnt>34.951'),
    ];
    for (const one of spoiled) expect(await schemaFaults(one)).not.toEqual([]);
  });
});

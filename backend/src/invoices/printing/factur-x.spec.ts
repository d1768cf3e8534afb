import fc from 'fast-check';
import { facturX } from './factur-x.js';
import { creditNoteOf, invoiceOf, lineOf, seller, twoRates } from './invoices.fixtures.js';
import { anyInvoice } from './testing/any-invoice.js';
import { brokenRules } from './testing/en16931-rules.js';
import { schemaFaults } from './testing/xsd.js';

const creditNote = creditNoteOf([lineOf({ quantity: 1 })]);
const correction = creditNoteOf([lineOf({ quantity: 1 })], {
  ...{ kind: 'correction', number: 'F2026-000002' },
  refersTo: { number: 'C2026-000001', issuedOn: '2026-04-02' },
});
const free = invoiceOf([lineOf(), lineOf({ description: 'Proefpot', quantity: 1, listedCents: 995, grossCents: 0 })]);
const zeroRate = invoiceOf([lineOf({ rate: 'zero' })]);
const unnamed = invoiceOf([lineOf()], { buyer: null, method: null });
const samples = { twoRates, creditNote, correction, free, zeroRate, unnamed };
const named = Object.entries(samples);

describe('the data of a document', () => {
  it.each(named)('meets the rules of EN 16931: %s', (_, invoice) => {
    expect(brokenRules(facturX(invoice))).toEqual([]);
  });

  it('meets the rules for any lines, rates, discount and shipping', () => {
    fc.assert(fc.property(anyInvoice, (invoice) => expect(brokenRules(facturX(invoice))).toEqual([])));
  });

  it('meets the schema of Factur-X', async () => {
    const random = fc.sample(anyInvoice, { numRuns: 40, seed: 35 });
    expect(await schemaFaults([...Object.values(samples), ...random].map(facturX))).toEqual([]);
  });

  it('states type, reference and positive amounts of a credit note', () => {
    const xml = facturX(creditNote);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>F2026-000001</ram:IssuerAssignedID>');
    expect(xml).toContain('<ram:GrandTotalAmount>24.95</ram:GrandTotalAmount>');
  });

  it('leaves out a line of zero whose rate has no amount', () => {
    const lines = [lineOf({ quantity: 1 }), lineOf({ description: 'Shaker', rate: 'high', grossCents: 0 })];
    const xml = facturX(creditNoteOf(lines, { amounts: creditNote.amounts }));
    expect(brokenRules(xml)).toEqual([]);
    expect(xml).not.toContain('Shaker');
  });

  it('states a correction as an invoice that refers to the credit note', () => {
    const xml = facturX(correction);
    expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(xml).toContain('<ram:IssuerAssignedID>C2026-000001</ram:IssuerAssignedID>');
  });

  it('states the discount of a line between its list price and its price', () => {
    const xml = facturX(twoRates);
    expect(xml).toMatch(/<ram:ChargeAmount>45\.79<.*?<ram:ActualAmount>4\.58<.*?<ram:ChargeAmount>41\.21</);
  });

  it('names the category of the zero rate', () => {
    expect(facturX(zeroRate)).toContain('<ram:CategoryCode>Z</ram:CategoryCode>');
  });

  it.each([
    ['ideal', '68'],
    ['card', '48'],
    ['apple_pay', '48'],
    ['sepa_debit', '59'],
    [null, '1'],
  ])('states the payment means of %s as %s', (method, code) => {
    const means = `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}<`;
    expect(facturX(invoiceOf([lineOf()], { method }))).toContain(means);
  });

  it('names an unnamed buyer as a consumer', () => {
    expect(facturX(unnamed)).toContain('<ram:BuyerTradeParty><ram:Name>Particulier</ram:Name>');
  });

  it('keeps letters that no font has, and escapes markup', () => {
    const xml = facturX(invoiceOf([lineOf({ description: '漢 & <b>\u0007"Zoë"' })]));
    expect(xml).toContain('<ram:Name>漢 &amp; &lt;b&gt; &quot;Zoë&quot;</ram:Name>');
  });

  it('leaves out what the seller has not filled in', async () => {
    const xml = facturX(invoiceOf([lineOf()], { seller: { ...seller, phone: '', kvk: '' } }));
    expect(xml).not.toMatch(/TelephoneUniversalCommunication|SpecifiedLegalOrganization/);
    expect(await schemaFaults([xml])).toEqual([]);
  });
});

describe('the rules find', () => {
  const xml = facturX(twoRates);
  const zeroXml = facturX(zeroRate);
  const elementNamed = (name: string) => new RegExp(`<ram:${name}>.*?</ram:${name}>`);
  const lineAmount = '<ram:LineTotalAmount>41.21<';
  const nothingLeft = 'shop: nothing is left to pay';
  const linePrice = 'shop: a line is its price';
  const listPrice = 'shop: a price is its list price less the discount';
  const reference = 'shop: a credit note refers to its invoice';

  it.each<[string, string, string | RegExp, string, string[]]>([
    ['another total', xml, '<ram:GrandTotalAmount>58.82<', '<ram:GrandTotalAmount>58.83<', ['BR-CO-15', 'BR-CO-16']],
    ['a sum due', xml, '<ram:DuePayableAmount>0.00<', '<ram:DuePayableAmount>1.00<', ['BR-CO-16', nothingLeft]],
    ['another net total', xml, /(<ram:TaxBasisTotalAmount>)/, '$11', ['BR-CO-13', 'BR-CO-15']],
    ['another VAT amount', xml, '<ram:CalculatedAmount>4.05<', '<ram:CalculatedAmount>4.15<', ['BR-CO-14', 'BR-S-09']],
    ['another line amount', xml, lineAmount, '<ram:LineTotalAmount>41.20<', ['BR-CO-10', 'BR-S-08', linePrice]],
    ['a third decimal', xml, lineAmount, '<ram:LineTotalAmount>41.210<', ['BR-CO-10', 'BR-S-08', linePrice]],
    ['a negative price', xml, /(<ram:ChargeAmount>)41/, '$1-41', ['BR-27', linePrice, listPrice]],
    ['no VAT number', xml, elementNamed('SpecifiedTaxRegistration'), '', ['BR-CO-09', 'BR-S-02']],
    ['a rate without a breakdown', xml, /(<ram:RateApplicablePercent>)9</, '$16<', ['BR-S-01', 'BR-S-08']],
    ['VAT at the zero rate', zeroXml, /(<ram:CalculatedAmount>0.0)0/, '$11', ['BR-CO-14', 'BR-Z-09']],
    ['the standard category at 0 %', zeroXml, /(<ram:CategoryCode>)Z</g, '$1S<', ['BR-S-05']],
    ['no buyer', xml, elementNamed('BuyerTradeParty'), '', ['BR-07', 'BR-11']],
    ['no description', xml, '<ram:Name>Shaker<', '<ram:Name><', ['BR-25']],
    ['a date that does not exist', xml, '20260328', '20261328', ['BR-03']],
    [
      'a credit note without its invoice',
      facturX(creditNote),
      elementNamed('InvoiceReferencedDocument'),
      '',
      [reference],
    ],
  ])('%s', (_, original, part, spoiled, broken) => {
    expect(brokenRules(original)).toEqual([]);
    expect(brokenRules(original.replace(part, spoiled))).toEqual(broken);
  });

  it('an element in the wrong place, by the schema', async () => {
    const [line] = elementNamed('IncludedSupplyChainTradeLineItem').exec(xml)!;
    const moved = xml.replace(line, '').replace('</rsm:SupplyChainTradeTransaction>', `${line}$&`);
    expect(await schemaFaults([moved])).toHaveLength(1);
  });
});

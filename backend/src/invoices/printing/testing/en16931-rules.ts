import { XMLParser } from 'fast-xml-parser';
import { categoryRules } from './en16931-category-rules.js';
import { centsOf, has, many, sumOf, textOf, type Node } from './xml-paths.js';

/** A rule of EN 16931-1 by its number, and whether an invoice meets it. Rules that begin with `shop` are ours. */
export type Rules = Readonly<Record<string, (invoice: Node) => boolean>>;

/** Returns the numbers of the rules that a Cross Industry Invoice breaks. */
export function brokenRules(xml: string): string[] {
  const invoice = parser.parse(xml).CrossIndustryInvoice as Node;
  return Object.entries(rules).flatMap(([number, isMet]) => (isMet(invoice) ? [] : [number]));
}

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true, parseTagValue: false },
});

const trade = 'SupplyChainTradeTransaction';
const agreement = `${trade}.ApplicableHeaderTradeAgreement`;
const settled = `${trade}.ApplicableHeaderTradeSettlement`;
const totals = `${settled}.SpecifiedTradeSettlementHeaderMonetarySummation`;
const lines = `${trade}.IncludedSupplyChainTradeLineItem`;
const net = 'SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount';
const netPrice = 'SpecifiedLineTradeAgreement.NetPriceProductTradePrice';
const grossPrice = 'SpecifiedLineTradeAgreement.GrossPriceProductTradePrice';
const date = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

const exists = (path: string) => (node: Node) => has(node, path);
const eachLine = (isMet: (line: Node) => boolean) => (invoice: Node) => many(invoice, lines).every(isMet);
const total = (invoice: Node, name: string) => centsOf(invoice, `${totals}.${name}`);

const rules: Rules = {
  'BR-01': exists('ExchangedDocumentContext.GuidelineSpecifiedDocumentContextParameter.ID'),
  'BR-02': exists('ExchangedDocument.ID'),
  'BR-03': (invoice) => date.test(textOf(invoice, 'ExchangedDocument.IssueDateTime.DateTimeString')),
  'BR-04': (invoice) => ['380', '381'].includes(textOf(invoice, 'ExchangedDocument.TypeCode')),
  'BR-05': (invoice) => textOf(invoice, `${settled}.InvoiceCurrencyCode`) === 'EUR',
  'BR-06': exists(`${agreement}.SellerTradeParty.Name`),
  'BR-07': exists(`${agreement}.BuyerTradeParty.Name`),
  'BR-09': exists(`${agreement}.SellerTradeParty.PostalTradeAddress.CountryID`),
  'BR-11': exists(`${agreement}.BuyerTradeParty.PostalTradeAddress.CountryID`),
  'BR-12': exists(`${totals}.LineTotalAmount`),
  'BR-13': exists(`${totals}.TaxBasisTotalAmount`),
  'BR-14': exists(`${totals}.GrandTotalAmount`),
  'BR-15': exists(`${totals}.DuePayableAmount`),
  'BR-16': exists(lines),
  'BR-21': eachLine(exists('AssociatedDocumentLineDocument.LineID')),
  'BR-22': eachLine(exists('SpecifiedLineTradeDelivery.BilledQuantity')),
  'BR-23': eachLine(exists('SpecifiedLineTradeDelivery.BilledQuantity.@unitCode')),
  'BR-24': eachLine(exists(net)),
  'BR-25': eachLine(exists('SpecifiedTradeProduct.Name')),
  'BR-26': eachLine(exists(`${netPrice}.ChargeAmount`)),
  'BR-27': eachLine((line) => centsOf(line, `${netPrice}.ChargeAmount`) >= 0),
  'BR-28': eachLine((line) => !has(line, grossPrice) || centsOf(line, `${grossPrice}.ChargeAmount`) >= 0),
  'BR-49': exists(`${settled}.SpecifiedTradeSettlementPaymentMeans.TypeCode`),
  'BR-55': (invoice) =>
    many(invoice, `${settled}.InvoiceReferencedDocument`).every((one) => has(one, 'IssuerAssignedID')),
  'BR-CO-04': eachLine(exists('SpecifiedLineTradeSettlement.ApplicableTradeTax.CategoryCode')),
  'BR-CO-09': (invoice) =>
    /^NL\d{9}B\d{2}$/.test(textOf(invoice, `${agreement}.SellerTradeParty.SpecifiedTaxRegistration.ID`)),
  'BR-CO-10': (invoice) => total(invoice, 'LineTotalAmount') === sumOf(many(invoice, lines), net),
  'BR-CO-11': (invoice) => !has(invoice, `${totals}.AllowanceTotalAmount`),
  'BR-CO-12': (invoice) => !has(invoice, `${totals}.ChargeTotalAmount`),
  'BR-CO-13': (invoice) => total(invoice, 'TaxBasisTotalAmount') === total(invoice, 'LineTotalAmount'),
  'BR-CO-14': (invoice) =>
    total(invoice, 'TaxTotalAmount') === sumOf(many(invoice, `${settled}.ApplicableTradeTax`), 'CalculatedAmount'),
  'BR-CO-15': (invoice) =>
    total(invoice, 'GrandTotalAmount') === total(invoice, 'TaxBasisTotalAmount') + total(invoice, 'TaxTotalAmount'),
  'BR-CO-16': (invoice) =>
    total(invoice, 'DuePayableAmount') === total(invoice, 'GrandTotalAmount') - total(invoice, 'TotalPrepaidAmount'),
  'BR-CO-18': exists(`${settled}.ApplicableTradeTax`),
  'BR-CO-26': exists(`${agreement}.SellerTradeParty.SpecifiedLegalOrganization.ID`),
  ...categoryRules,
  'shop: a credit note refers to its invoice': (invoice) =>
    textOf(invoice, 'ExchangedDocument.TypeCode') !== '381' ||
    many(invoice, `${settled}.InvoiceReferencedDocument`).length === 1,
  'shop: nothing is left to pay': (invoice) => total(invoice, 'DuePayableAmount') === 0,
  'shop: a line is its price': eachLine(
    (line) =>
      textOf(line, `${netPrice}.BasisQuantity`) === textOf(line, 'SpecifiedLineTradeDelivery.BilledQuantity') &&
      centsOf(line, `${netPrice}.ChargeAmount`) === centsOf(line, net),
  ),
  'shop: a price is its list price less the discount': eachLine(
    (line) =>
      !has(line, grossPrice) ||
      centsOf(line, `${netPrice}.ChargeAmount`) ===
        centsOf(line, `${grossPrice}.ChargeAmount`) -
          centsOf(line, `${grossPrice}.AppliedTradeAllowanceCharge.ActualAmount`),
  ),
};

import type { Rules } from './en16931-rules.js';
import { centsOf, has, many, sumOf, textOf, type Node } from './xml-paths.js';

const settled = 'SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement';
const seller = 'SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement.SellerTradeParty';
const taxOfLine = 'SpecifiedLineTradeSettlement.ApplicableTradeTax';
const net = 'SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount';

type Category = 'S' | 'Z';

const isOf = (category: Category, path = '') => {
  const prefix = path && `${path}.`;
  return (node: Node) => textOf(node, `${prefix}CategoryCode`) === category;
};
const breakdowns = (invoice: Node) => many(invoice, `${settled}.ApplicableTradeTax`);
const lines = (invoice: Node) => many(invoice, 'SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem');
const percentOf = (node: Node, path = 'RateApplicablePercent') => Number(textOf(node, path));
const linePercent = (line: Node) => percentOf(line, `${taxOfLine}.RateApplicablePercent`);

/** The lines of a breakdown's category and rate. */
const linesOf = (category: Category, breakdown: Node, invoice: Node) =>
  lines(invoice)
    .filter(isOf(category, taxOfLine))
    .filter((line) => linePercent(line) === percentOf(breakdown));

const rulesOf = (category: Category, isPercent: (percent: number) => boolean): Rules => {
  const each = (isMet: (breakdown: Node, invoice: Node) => boolean) => (invoice: Node) =>
    breakdowns(invoice)
      .filter(isOf(category))
      .every((breakdown) => isMet(breakdown, invoice));
  return {
    [`BR-${category}-01`]: (invoice) =>
      lines(invoice)
        .filter(isOf(category, taxOfLine))
        .every((line) =>
          breakdowns(invoice)
            .filter(isOf(category))
            .some((breakdown) => percentOf(breakdown) === linePercent(line)),
        ),
    [`BR-${category}-02`]: (invoice) =>
      !lines(invoice).some(isOf(category, taxOfLine)) || has(invoice, `${seller}.SpecifiedTaxRegistration.ID`),
    [`BR-${category}-05`]: (invoice) =>
      lines(invoice)
        .filter(isOf(category, taxOfLine))
        .every((line) => isPercent(linePercent(line))),
    [`BR-${category}-08`]: each(
      (breakdown, invoice) => centsOf(breakdown, 'BasisAmount') === sumOf(linesOf(category, breakdown, invoice), net),
    ),
    // The standard allows a difference of one euro (BR-CO-17): VAT inside a price is within two cents of the rate.
    [`BR-${category}-09`]: each((breakdown) => {
      const exact = (centsOf(breakdown, 'BasisAmount') * percentOf(breakdown)) / 100;
      const difference = Math.abs(centsOf(breakdown, 'CalculatedAmount') - exact);
      return category === 'Z' ? difference === 0 : difference <= 2;
    }),
    [`BR-${category}-10`]: each((breakdown) => !has(breakdown, 'ExemptionReason')),
  };
};

/** The rules of the standard rate (S) and the zero rate (Z), the only categories of our documents. */
export const categoryRules: Rules = {
  'BR-45': (invoice) => breakdowns(invoice).every((breakdown) => has(breakdown, 'BasisAmount')),
  'BR-46': (invoice) => breakdowns(invoice).every((breakdown) => has(breakdown, 'CalculatedAmount')),
  'BR-47': (invoice) => breakdowns(invoice).every((one) => ['S', 'Z'].includes(textOf(one, 'CategoryCode'))),
  'BR-48': (invoice) => breakdowns(invoice).every((breakdown) => has(breakdown, 'RateApplicablePercent')),
  ...rulesOf('S', (percent) => percent > 0),
  ...rulesOf('Z', (percent) => percent === 0),
};

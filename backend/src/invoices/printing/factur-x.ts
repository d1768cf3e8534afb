import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import type { InvoiceKind, PrintedInvoice } from '../invoice.js';
import { referenceOf } from './copy.js';
import { buyerParty, sellerParty } from './factur-x-parties.js';
import { netLines, netOf, type NetLine } from './net-lines.js';
import { element, type Xml } from './xml.js';

/** UNTDID 1001. A correction asserts the amount again, so it is an invoice with a reference. */
const documentTypes: Record<InvoiceKind, string> = { invoice: '380', 'credit-note': '381', correction: '380' };

/** UNTDID 4461: bank card, direct debit; what an online service pays is 68. */
const cards = ['card', 'apple_pay', 'google_pay'];
const meansOf = (method: string | null) => {
  if (method === null) return '1';
  if (method === 'sepa_debit') return '59';
  return cards.includes(method) ? '48' : '68';
};

/**
 * The document as UN/CEFACT Cross Industry Invoice with the profile EN 16931: the data inside the PDF. Amounts are positive
 * on every kind. A price is the net amount of its line with the quantity as base quantity (BT-149), because a price with VAT
 * inside has no exact net price per piece.
 */
export function facturX(invoice: PrintedInvoice): string {
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', invoice.number),
        element('ram:TypeCode', documentTypes[invoice.kind]),
        element('ram:IssueDateTime', [day('udt', invoice.issuedOn)]),
        element('ram:IncludedNote', [element('ram:Content', referenceOf(invoice))]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...netLines(invoice).map(lineItem),
        element('ram:ApplicableHeaderTradeAgreement', [
          sellerParty(invoice.seller),
          buyerParty(invoice.buyer),
          element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', invoice.orderNumber)]),
        ]),
        element('ram:ApplicableHeaderTradeDelivery', [
          element('ram:ActualDeliverySupplyChainEvent', [
            element('ram:OccurrenceDateTime', [day('udt', invoice.suppliedOn)]),
          ]),
        ]),
        settlement(invoice),
      ]),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root!.markup}\n`;
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

function lineItem(line: NetLine, index: number): Xml | null {
  const quantity = (name: string) => element(name, String(line.quantity), { unitCode: 'C62' });
  const discountCents = line.listedNetCents - line.netCents;
  const price = (cents: number) => [element('ram:ChargeAmount', amount(cents)), quantity('ram:BasisQuantity')];
  const discount = element('ram:AppliedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
    element('ram:ActualAmount', amount(discountCents)),
  ]);
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', line.description)]),
    element('ram:SpecifiedLineTradeAgreement', [
      discountCents > 0 ? element('ram:GrossPriceProductTradePrice', [...price(line.listedNetCents), discount]) : null,
      element('ram:NetPriceProductTradePrice', price(line.netCents)),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [quantity('ram:BilledQuantity')]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [element('ram:TypeCode', 'VAT'), ...category(line.percent)]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amount(line.netCents)),
      ]),
    ]),
  ]);
}

function settlement({ amounts, totalCents, method, refersTo }: PrintedInvoice): Xml | null {
  const netCents = amounts.reduce((sum, each) => sum + netOf(each), 0);
  const vatCents = amounts.reduce((sum, each) => sum + each.vatCents, 0);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', meansOf(method))]),
    ...amounts.map(vatBreakdown),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(netCents)),
      element('ram:TaxBasisTotalAmount', amount(netCents)),
      element('ram:TaxTotalAmount', amount(vatCents), { currencyID: 'EUR' }),
      element('ram:GrandTotalAmount', amount(totalCents)),
      element('ram:TotalPrepaidAmount', amount(totalCents)),
      element('ram:DuePayableAmount', amount(0)),
    ]),
    refersTo &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', refersTo.number),
        element('ram:FormattedIssueDateTime', [day('qdt', refersTo.issuedOn)]),
      ]),
  ]);
}

const vatBreakdown = (vat: VatAmount): Xml | null =>
  element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vat.vatCents)),
    element('ram:TypeCode', 'VAT'),
    element('ram:BasisAmount', amount(netOf(vat))),
    ...category(vat.percent),
  ]);

/** Z is the zero rate; S is any other (BR-S-05). */
const category = (percent: number): (Xml | null)[] => [
  element('ram:CategoryCode', percent === 0 ? 'Z' : 'S'),
  element('ram:RateApplicablePercent', String(percent)),
];

/** Cents as a decimal. */
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Format 102 is `YYYYMMDD`. */
const day = (prefix: 'udt' | 'qdt', date: CalendarDay): Xml | null =>
  element(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' });

import { centsToDecimal } from '../../../../contracts/values/money.js';
import { daysOf, monthsOf } from '../../../../contracts/tax/tax-periods.js';
import type { VatRate } from '../../../../pricing/vat.js';
import type { Seller } from '../invoice.js';
import { element, type Xml } from '../printing/xml.js';
import { accounts, allAccounts } from './accounts.js';
import type { BookedDocument } from './booked-document.js';
import { vatCodeOf, type BooksSummary } from './books-summary.js';
import type { Journal, JournalLine } from './journals.js';

/** The company and the period of an audit file, and what wrote it on which day. */
export interface AuditFileHead {
  company: Pick<Seller, 'name' | 'address' | 'postalCode' | 'city' | 'country' | 'kvk' | 'vatId'>;
  /** A month, quarter or year, as in `2026-Q1`. */
  period: string;
  createdOn: string;
  software: { name: string; version: string };
}

const rateNames: Record<VatRate, string> = {
  high: 'Btw hoog tarief',
  low: 'Btw laag tarief',
  zero: 'Btw nultarief',
};

const amount = (name: string, cents: number) => element(name, centsToDecimal(cents));
/** Cuts a text to the length that the schema allows, in characters. */
const text = (name: string, value: string, length: number) => element(name, [...value].slice(0, length).join(''));

export function headerElement({ period, createdOn, software }: AuditFileHead): Xml | null {
  const { from, to } = daysOf(period);
  return element('header', [
    element('fiscalYear', period.slice(0, 4)),
    element('startDate', from),
    element('endDate', to),
    element('curCode', 'EUR'),
    element('dateCreated', createdOn),
    text('softwareDesc', software.name, 50),
    text('softwareVersion', software.version, 20),
  ]);
}

export function companyElements({ name, address, postalCode, city, country, kvk, vatId }: AuditFileHead['company']) {
  return [
    text('Commercenr', kvk, 100),
    text('companyName', name, 255),
    element('taxRegistrationCountry', country),
    text('taxRegIdent', vatId, 30),
    element('streetAddress', [
      text('streetname', address, 100),
      text('city', city, 50),
      text('postalCode', postalCode, 10),
      element('country', country),
    ]),
  ];
}

/** A buyer by order number: names are personal data that the tax office does not ask for. */
export const buyerElement = (orderNumber: string): Xml | null =>
  element('customerSupplier', [element('custSupID', orderNumber), element('custSupTp', 'C')]);

export function generalLedgerElement(): Xml | null {
  const account = ({ id, description, type }: (typeof allAccounts)[number]) =>
    element('ledgerAccount', [element('accID', id), element('accDesc', description), element('accTp', type)]);
  return element('generalLedger', allAccounts.map(account));
}

export function vatCodesElement({ vatCodes }: BooksSummary): Xml | null {
  const codes = [...vatCodes].map(([code, { rate, percent }]) =>
    element('vatCode', [
      element('vatID', code),
      element('vatDesc', `${rateNames[rate]} ${percent} %`),
      element('vatToPayAccID', accounts.vatPayable[rate].id),
    ]),
  );
  return element('vatCodes', codes);
}

export function periodsElement(period: string): Xml | null {
  const whole = daysOf(period);
  const months = monthsOf(period).map((month) => {
    const { from, to } = daysOf(month);
    return element('period', [
      element('periodNumber', String(monthNumber(month))),
      element('startDatePeriod', from > whole.from ? from : whole.from),
      element('endDatePeriod', to < whole.to ? to : whole.to),
    ]);
  });
  return element('periods', months);
}

const monthNumber = (day: string): number => Number(day.slice(5, 7));

export const totalElements = ({ linesCount, debitCents, creditCents }: BooksSummary) => [
  element('linesCount', String(linesCount)),
  amount('totalDebit', debitCents),
  amount('totalCredit', creditCents),
];

export const journalElements = ({ id, description, type }: Journal) => [
  element('jrnID', id),
  element('desc', description),
  element('jrnTp', type),
];

export function transactionElement({ linesOf }: Journal, document: BookedDocument): Xml | null {
  const lines = linesOf(document);
  if (lines.length === 0) return null;
  return element('transaction', [
    element('nr', document.number),
    element('periodNumber', String(monthNumber(document.issuedOn))),
    element('trDt', document.issuedOn),
    ...lines.map((line, index) => transactionLine(line, index + 1, document)),
  ]);
}

function transactionLine({ account, side, cents, reference, vat }: JournalLine, nr: number, document: BookedDocument) {
  return element('trLine', [
    element('nr', String(nr)),
    element('accID', account.id),
    text('docRef', reference, 255),
    element('effDate', document.issuedOn),
    element('settDate', document.suppliedOn),
    amount('amnt', cents),
    element('amntTp', side),
    element('custSupID', document.orderNumber),
    element('invRef', document.number),
    vat &&
      element('vat', [
        element('vatID', vatCodeOf(vat)),
        element('vatPerc', String(vat.percent)),
        amount('vatAmnt', vat.vatCents),
        element('vatAmntTp', side),
      ]),
  ]);
}

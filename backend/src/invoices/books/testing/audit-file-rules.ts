import { XMLParser } from 'fast-xml-parser';
import { decimalToCents } from '../../../../../contracts/values/money.js';

interface Line {
  nr: string;
  accID: string;
  amnt: string;
  amntTp: 'C' | 'D';
  custSupID?: string;
  vat?: {
    vatID: string;
    vatPerc: string;
    vatAmnt: string;
    vatAmntTp: 'C' | 'D';
  }[];
}
interface Transaction {
  nr: string;
  periodNumber: string;
  trDt: string;
  trLine: Line[];
}
export interface AuditFile {
  header: Record<string, string>;
  company: {
    customersSuppliers?: { customerSupplier: { custSupID: string }[] };
    generalLedger: { ledgerAccount: { accID: string; RGScode?: string }[] };
    vatCodes?: { vatCode: { vatID: string; vatToPayAccID: string }[] };
    periods: {
      period: {
        periodNumber: string;
        startDatePeriod: string;
        endDatePeriod: string;
      }[];
    };
    transactions: {
      linesCount: string;
      totalDebit: string;
      totalCredit: string;
      journal: { jrnID: string; transaction?: Transaction[] }[];
    };
  };
}

const lists = /^(customerSupplier|ledgerAccount|vatCode|period|journal|transaction|trLine|vat)$/;
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => lists.test(name),
});

export const parseAuditFile = (xml: string): AuditFile => (parser.parse(xml) as { auditfile: AuditFile }).auditfile;

/**
 * Returns the numbers of the consistency rules of the tax office that a file breaks, and words for a broken reference. The rules 0004 to
 * 0006 are about an opening balance, which the shop does not write.
 */
export function brokenRules({ company }: AuditFile): string[] {
  const { customersSuppliers, generalLedger, vatCodes, periods, transactions } = company;
  const buyers = customersSuppliers?.customerSupplier.map(({ custSupID }) => custSupID) ?? [];
  const accounts = generalLedger.ledgerAccount.map(({ accID }) => accID);
  const references = generalLedger.ledgerAccount.flatMap(({ RGScode }) => RGScode ?? []);
  const codes = vatCodes?.vatCode.map(({ vatID }) => vatID) ?? [];
  const journals = transactions.journal.map(({ transaction = [] }) => transaction);
  const all = journals.flat();
  const lines = all.flatMap(({ trLine }) => trLine);
  const payable = vatCodes?.vatCode.map(({ vatToPayAccID }) => vatToPayAccID) ?? [];
  const checks: Record<string, boolean> = {
    '0001': areUnique(buyers),
    '0002': areUnique(accounts),
    '0003': areUnique(references),
    '0007': centsOf(transactions.totalDebit) === totalOf(lines, 'D'),
    '0008': centsOf(transactions.totalCredit) === totalOf(lines, 'C'),
    '0009': transactions.totalDebit === transactions.totalCredit,
    '0010': all.every(({ trLine }) => totalOf(trLine, 'D') === totalOf(trLine, 'C')),
    'number of lines': Number(transactions.linesCount) === lines.length,
    'unique transactions': journals.every((journal) => areUnique(journal.map(({ nr }) => nr))),
    'unique lines': all.every(({ trLine }) => areUnique(trLine.map(({ nr }) => nr))),
    'unique VAT codes': areUnique(codes),
    accounts: [...lines.map(({ accID }) => accID), ...payable].every((id) => accounts.includes(id)),
    buyers: lines.every(({ custSupID }) => custSupID === undefined || buyers.includes(custSupID)),
    'VAT codes': lines.every(({ vat = [] }) => vat.every(({ vatID }) => codes.includes(vatID))),
    periods: all.every((one) => periods.period.some((period) => isIn(period, one))),
  };
  return Object.keys(checks).filter((rule) => !checks[rule]);
}

export function totalOf(lines: readonly Line[], side: Line['amntTp']): number {
  return lines.reduce((sum, { amnt, amntTp }) => (amntTp === side ? sum + centsOf(amnt) : sum), 0);
}

export const centsOf = (decimal: string): number => decimalToCents(decimal)!;

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

const isIn = (
  period: AuditFile['company']['periods']['period'][number],
  { periodNumber, trDt }: Transaction,
): boolean => period.periodNumber === periodNumber && period.startDatePeriod <= trDt && trDt <= period.endDatePeriod;

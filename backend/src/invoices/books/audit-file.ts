import { element, type Xml } from '../printing/xml.js';
import type { BookedDocument } from './booked-document.js';
import { isCovered, summaryOf } from './books-summary.js';
import {
  buyerElement,
  companyElements,
  generalLedgerElement,
  headerElement,
  journalElements,
  periodsElement,
  totalElements,
  transactionElement,
  vatCodesElement,
  type AuditFileHead,
} from './audit-file-elements.js';
import { journals } from './journals.js';

const namespace = 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0';

/**
 * Writes the audit file XAF 4.0 of a period in pieces. `read` starts to read the documents of the period, each series in
 * the order of its numbers. Each part reads them anew, to bound memory. A document that is issued meanwhile stays out.
 */
export async function* auditFile(
  head: AuditFileHead,
  read: () => AsyncIterable<readonly BookedDocument[]>,
): AsyncGenerator<string> {
  const summary = await summaryOf(read());
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${namespace}">`;
  yield `${markup(headerElement(head))}<company>${markup(...companyElements(head.company))}`;
  yield markup(element('customersSuppliers', [...summary.buyers].map(buyerElement)));
  yield markup(generalLedgerElement(), vatCodesElement(summary), periodsElement(head.period));
  yield `<transactions>${markup(...totalElements(summary))}`;
  for (const journal of journals) {
    yield `<journal>${markup(...journalElements(journal))}`;
    for await (const documents of read()) {
      const covered = documents.filter((document) => isCovered(summary, document));
      yield markup(...covered.map((document) => transactionElement(journal, document)));
    }
    yield '</journal>';
  }
  yield '</transactions></company></auditfile>\n';
}

const markup = (...nodes: readonly (Xml | null)[]): string => nodes.map((node) => node?.markup ?? '').join('');

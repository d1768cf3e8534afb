import { validateXML } from 'xmllint-wasm';

/*
 * The part of the schema of XAF 4.0 that the shop writes, described here because the official file states no licence. A
 * name with `?` is optional, with `*` may repeat. Types: `text:n` has at most n characters, `/…/` is a pattern.
 */
type Description = { readonly [name: string]: string | Description };

const money = 'money';
const side = '/[CD]/';
const address: Description = {
  'streetname?': 'text:100',
  'number?': 'text:15',
  'city?': 'text:50',
  'postalCode?': 'text:10',
  'country?': '/\\D{2}/',
};
const vat: Description = {
  vatID: 'text:35',
  vatPerc: 'percent',
  vatAmnt: money,
  vatAmntTp: side,
};
const line: Description = {
  ...{
    nr: 'text:35',
    accID: 'text:35',
    docRef: 'text:255',
    effDate: 'date',
    'settDate?': 'date',
    'desc?': 'text:9999',
  },
  ...{
    amnt: money,
    amntTp: side,
    'custSupID?': 'text:35',
    'invRef?': 'text:255',
    'vat*': vat,
  },
};
const transaction: Description = {
  nr: 'text:35',
  'desc?': 'text:9999',
  periodNumber: 'count:3',
  trDt: 'date',
  'trLine*': line,
};
const auditfile: Description = {
  header: {
    ...{
      fiscalYear: '/\\d{4}|\\d{4}-\\d{4}/',
      startDate: 'date',
      endDate: 'date',
      curCode: '/\\D{0,3}/',
      dateCreated: 'date',
    },
    ...{
      softwareDesc: 'text:50',
      softwareVersion: 'text:20',
      'RGSVersion?': 'text:20',
    },
  },
  company: {
    ...{
      'Commercenr?': 'text:100',
      companyName: 'text:255',
      taxRegistrationCountry: '/\\D{2}/',
      taxRegIdent: 'text:30',
    },
    'streetAddress*': address,
    'customersSuppliers?': {
      'customerSupplier*': {
        custSupID: 'text:35',
        'custSupName?': 'text:50',
        'custSupTp?': '/[BCS]/',
      },
    },
    'generalLedger?': {
      'ledgerAccount*': {
        accID: 'text:35',
        accDesc: 'text:255',
        accTp: '/[BP]/',
        'RGScode?': 'text:255',
      },
    },
    'vatCodes?': {
      'vatCode*': {
        vatID: 'text:35',
        vatDesc: 'text:100',
        'vatToPayAccID?': 'text:35',
        'vatToClaimAccID?': 'text:35',
      },
    },
    'periods?': {
      'period*': {
        periodNumber: 'count:3',
        startDatePeriod: 'date',
        endDatePeriod: 'date',
      },
    },
    'transactions?': {
      ...{ linesCount: 'count:10', totalDebit: money, totalCredit: money },
      'journal*': {
        jrnID: 'text:35',
        desc: 'text:9999',
        'jrnTp?': '/[BCGMOPSTYZ]/',
        'transaction*': transaction,
      },
    },
  },
};

const namespace = 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0';
const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" elementFormDefault="qualified">${elementOf('auditfile', auditfile, 'global')}</xs:schema>`;

/** Returns what the schema finds wrong in an audit file. */
export async function schemaFaults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'audit.xaf', contents }],
    schema: [schema],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

function elementOf(given: string, type: string | Description, place: 'global' | 'local' = 'local'): string {
  const name = given.replace(/[?*]$/, '');
  const least = name === given ? 1 : 0;
  const occurs = place === 'local' ? ` minOccurs="${least}" maxOccurs="${given.endsWith('*') ? 'unbounded' : 1}"` : '';
  return `<xs:element name="${name}"${occurs}>${typeof type === 'string' ? simple(type) : complex(type)}</xs:element>`;
}

function complex(parts: Description): string {
  const elements = Object.entries(parts).map(([name, type]) => elementOf(name, type));
  return `<xs:complexType><xs:sequence>${elements.join('')}</xs:sequence></xs:complexType>`;
}

function simple(type: string): string {
  const [kind, length] = type.split(':');
  if (type.startsWith('/')) return restriction('string', `<xs:pattern value="${type.slice(1, -1)}"/>`);
  if (kind === 'text') return restriction('string', `<xs:maxLength value="${length}"/>`);
  if (kind === 'count') return restriction('nonNegativeInteger', `<xs:totalDigits value="${length}"/>`);
  if (kind === 'money') return restriction('decimal', '<xs:totalDigits value="20"/><xs:fractionDigits value="2"/>');
  if (kind === 'percent') return restriction('decimal', '<xs:fractionDigits value="3"/><xs:minInclusive value="0"/>');
  return restriction('date', '');
}

function restriction(base: string, facets: string): string {
  return `<xs:simpleType><xs:restriction base="xs:${base}">${facets}</xs:restriction></xs:simpleType>`;
}

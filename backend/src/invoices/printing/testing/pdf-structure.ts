import { XMLValidator } from 'fast-xml-parser';
import { objectsOf, objectsWith } from './pdf-objects.js';

/** Returns what a document lacks for PDF/A-3a with Factur-X inside, as far as its structure shows. */
export function structureFaults(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const find = (pattern: RegExp) => objectsWith(objects, pattern);
  const has = (pattern: RegExp) => find(pattern).length > 0;
  const catalog = find(/\/Type \/Catalog\b/)[0]?.dictionary ?? '';
  const xmp = find(/\/Type \/Metadata\b/)[0]?.stream.toString('utf8') ?? '';
  const descriptors = find(/\/Type \/FontDescriptor\b/);
  const files = find(/\/Type \/EmbeddedFile\b/);
  const specs = find(/\/Type \/Filespec\b/);
  const expectations: Record<string, boolean> = {
    'PDF 1.7': pdf.subarray(0, 8).toString('latin1') === '%PDF-1.7',
    'no standard fonts': !has(/\/Subtype \/Type1\b/),
    'two fonts at least': descriptors.length >= 2,
    'embedded fonts': descriptors.every(({ dictionary }) => /\/FontFile[23] \d+ 0 R/.test(dictionary)),
    'subset fonts': descriptors.every(({ dictionary }) => /\/FontName \/[A-Z]{6}\+/.test(dictionary)),
    'text that can be copied': find(/\/Subtype \/Type0\b/).every(({ dictionary }) => dictionary.includes('/ToUnicode')),
    'one attachment': files.length === 1 && specs.length === 1,
    'the type of the attachment': files.every(({ dictionary }) => dictionary.includes('/Subtype /text#2Fxml')),
    'the name of the attachment': specs.every(({ dictionary }) => dictionary.includes('/UF (factur-x.xml)')),
    'its relationship': specs.every(({ dictionary }) => dictionary.includes('/AFRelationship /Alternative')),
    'its place in the catalogue': /\/AF \[\d+ 0 R\]/.test(catalog) && has(/\/EmbeddedFiles\b/),
    'the language': catalog.includes('/Lang (nl-NL)'),
    'a title on display': has(/\/DisplayDocTitle true\b/),
    tags: has(/\/Marked true\b/) && /\/StructTreeRoot \d+ 0 R/.test(catalog),
    'heads of columns': has(/\/S \/TH\b[^]*\/Scope \/Column\b/),
    'an output intent': has(/\/Type \/OutputIntent\b[^]*\/S \/GTS_PDFA1\b[^]*\/DestOutputProfile \d+ 0 R/),
    'a file identifier': /\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(pdf.subarray(-400).toString('latin1')),
    'well-formed metadata': XMLValidator.validate(xmp.replace(/<\?xpacket[^>]*>/g, '').trim()) === true,
    'part 3, level A': /<pdfaid:part>3<[^]*<pdfaid:conformance>A</.test(xmp),
    'the title in the metadata': /<dc:title>[^]*<rdf:li xml:lang="x-default">[^<]+<[^]*<\/dc:title>/.test(xmp),
    'the Factur-X profile': /<fx:DocumentFileName>factur-x\.xml<[^]*<fx:ConformanceLevel>EN 16931</.test(xmp),
    'the description of its schema': /<pdfaSchema:namespaceURI>urn:factur-x:[^]*<pdfaProperty:name>/.test(xmp),
    'no scripts, no encryption': !/\/(?:JavaScript|JS|Encrypt|Launch)\b/.test(catalog),
  };
  return Object.entries(expectations).flatMap(([name, isMet]) => (isMet ? [] : [name]));
}

/** The attached data. */
export const attachmentOf = (pdf: Buffer): string =>
  objectsWith(objectsOf(pdf), /\/Type \/EmbeddedFile\b/)[0]!.stream.toString('utf8');

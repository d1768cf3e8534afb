import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { inSpan, inSpanAfter, inSpanOfEach, makeSpansWith } from './spans.js';

const email = 'sanne.de.vries@example.com';
const exporter = new InMemorySpanExporter();

beforeAll(() => {
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  makeSpansWith(provider.getTracer('test'));
});
beforeEach(() => exporter.reset());
afterAll(() => makeSpansWith(undefined));

/** The parts of a span that can hold text. */
const ended = () =>
  exporter.getFinishedSpans().map(({ name, attributes, events, links, status }) => ({
    name,
    attributes,
    events,
    links,
    status,
  }));

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const event = { type: 'OrderPlaced', metadata: { traceparent } };
const start = { name: 'work', attributes: {} };
const ways: [string, (work: () => Promise<never>) => Promise<never>][] = [
  ['a request, a command or a call', (work) => inSpan(start, work)],
  ['a job or a reaction', (work) => inSpanAfter(traceparent, start, work)],
  ['a batch of read models', (work) => inSpanOfEach([event], start, work)],
];

class BadAddressError extends Error {}

describe.each(ways)('what is thrown in %s', (_what, inSome) => {
  it.each([
    ['an error', new Error(`${email} is unknown`), 'Error'],
    ['an error of a subclass', new BadAddressError(email), 'BadAddressError'],
    ['an error with a cause', new Error(email, { cause: new Error(email) }), 'Error'],
    ['an error with a code', Object.assign(new Error(email), { code: '23505', detail: `Key (${email})` }), '23505'],
    [
      'an error whose code contains personal data',
      Object.assign(new Error(email), { code: `unknown ${email}` }),
      'Error',
    ],
    ['an error whose name contains personal data', Object.assign(new Error(email), { name: email }), 'Error'],
    ['a thrown text', email, 'unknown'],
    ['undefined', undefined, 'unknown'],
  ])('is recorded by its class or code, never by its message: %s', async (_kind, thrown, type) => {
    const work = inSome(() => Promise.reject(thrown));
    expect(await work.catch((error: unknown) => ({ error }))).toEqual({ error: thrown });
    expect(ended()).toMatchObject([{ attributes: { 'error.type': type }, events: [], status: { code: 2 } }]);
    expect(JSON.stringify(ended())).not.toContain('@');
  });
});

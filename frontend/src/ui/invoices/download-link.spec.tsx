import { act, fireEvent, screen } from '@testing-library/react';
import { downloadOwnInvoice } from '../../../../contracts/invoices.js';
import { renderControl } from '../testing/render-control';
import { DownloadLink } from './download-link';

const refused = (code: string) =>
  ({
    ok: false,
    status: 409,
    text: async () => JSON.stringify({ code, message: 'Nog even', requestId: 'a' }),
  }) as Response;
const file = {
  ok: true,
  status: 200,
  headers: new Headers({ 'content-disposition': 'attachment; filename="F2026-000001.pdf"' }),
  blob: async () => new Blob(['%PDF']),
} as Response;

describe('the link of a document', () => {
  let saved: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    saved = [];
    URL.createObjectURL = () => 'blob:invoice';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const answers = (...responses: Response[]) => {
    const fetched = jest.fn(() => Promise.resolve(responses.length > 1 ? responses.shift()! : responses[0]!));
    globalThis.fetch = fetched as unknown as typeof fetch;
    renderControl(<DownloadLink invoice={{ number: 'F2026-000001', kind: 'invoice' }} of={downloadOwnInvoice} />);
    return fetched;
  };
  const press = () => act(async () => void fireEvent.click(screen.getByRole('link')));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('waits while the document is made, and saves it then', async () => {
    const fetched = answers(refused('invoice-not-ready'), refused('invoice-not-ready'), file);
    await press();
    screen.getByText('Factuur wordt gemaakt…');
    await wait(1000);
    expect(saved).toEqual([]);
    await wait(1000);
    expect(saved).toEqual(['F2026-000001.pdf']);
    expect(fetched).toHaveBeenCalledTimes(3);
    screen.getByText('Factuur F2026-000001');
  });

  it('asks once however often it is pressed meanwhile', async () => {
    const fetched = answers(refused('invoice-not-ready'));
    await press();
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('stops at another refusal', async () => {
    const fetched = answers(refused('invoice-not-found'));
    await press();
    await wait(5000);
    expect(fetched).toHaveBeenCalledTimes(1);
    screen.getByText('Factuur F2026-000001');
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { useToast } from '../../../lib/toast';
import { renderControl } from '../../testing/render-control';
import { loggedInAs } from '../../testing/staff';
import { PeriodDownload } from './period-download';

const minute = 60_000;
const respond = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

const Toasts = () => useToast()?.title ?? null;

describe('the download of a period', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('shows how many are printed, and stops with an explanation after ten minutes', async () => {
    const fetched = jest.fn(async () => respond({ documents: 9, printed: 4 }));
    globalThis.fetch = fetched as unknown as typeof fetch;
    renderControl(
      <>
        <PeriodDownload period="2026-03" />
        <Toasts />
      </>,
      loggedInAs('owner'),
    );
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    screen.getByText('4 van 9 gemaakt…');
    await wait(9 * minute);
    screen.getByText('4 van 9 gemaakt…');
    await wait(minute + 2000);
    screen.getByText(/duurt langer dan normaal/);
    screen.getByText('Alle pdf’s van deze periode');
    const calls = fetched.mock.calls.length;
    await wait(5 * minute);
    expect(fetched).toHaveBeenCalledTimes(calls);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { ApiError } from '../../lib/http/api-error';
import { deservesReload, reloadWhenReachable } from '../../lib/browser/missing-chunk';
import { showError } from '../../lib/toast';
import { renderControl } from '../testing/render-control';
import { ErrorPage } from './error-page';
import { RouteError } from './route-error';

jest.mock('../../lib/browser/missing-chunk');
jest.mock('../../lib/toast');

const offline = new TypeError('Failed to fetch');
const missingCode = new TypeError('Failed to fetch dynamically imported module');
const settled = (action: () => void = () => {}) => act(async () => action());
const retry = () => settled(() => void fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' })));
const goOnline = () => settled(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => jest.resetAllMocks());

describe('given a page that could not load', () => {
  it('shows the sentence of the server and retries only on a click', async () => {
    const onRetry = jest.fn();
    renderControl(<ErrorPage error={new ApiError(409, '{"message":"Even niet."}')} onRetry={onRetry} />);
    expect(screen.queryByText('Even niet.')).not.toBeNull();
    await goOnline();
    expect(onRetry).not.toHaveBeenCalled();
    await retry();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says what failed in the words of its part, unless the server sent a sentence or there is no connection', () => {
    const words = { title: 'Fout bij laden', text: 'Kon betaling niet initialiseren' };
    const shown = (error: Error) => {
      const { container, unmount } = renderControl(<ErrorPage error={error} words={words} onRetry={jest.fn()} />);
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(shown(new Error('boom'))).toBe('Fout bij ladenKon betaling niet initialiserenProbeer opnieuw');
    expect(shown(new ApiError(409, '{"message":"Even niet."}'))).toBe('Fout bij ladenEven niet.Probeer opnieuw');
    expect(shown(offline)).toContain('Even geen contact');
  });

  it('without a connection, says so and retries once there is one', async () => {
    const onRetry = jest.fn();
    renderControl(<ErrorPage error={offline} onRetry={onRetry} />);
    expect(screen.queryByRole('heading', { name: 'Even geen contact' })).not.toBeNull();
    await goOnline();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('given a route that could not load', () => {
  async function renderError(error: Error) {
    const reset = jest.fn();
    const { router, client } = renderControl(<RouteError error={error} reset={reset} />);
    await settled();
    return { reset, invalidate: jest.spyOn(router, 'invalidate'), refetch: jest.spyOn(client, 'resetQueries') };
  }

  it('reads again what failed on a retry', async () => {
    const { reset, invalidate, refetch } = await renderError(new Error('boom'));
    expect(screen.getByRole('link', { name: 'Klantenservice' }).getAttribute('href')).toBe('/support');
    await retry();
    expect([refetch, invalidate, reset].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('with missing code, reloads once by itself and shows nothing meanwhile', async () => {
    jest.mocked(deservesReload).mockReturnValue(true);
    jest.mocked(reloadWhenReachable).mockResolvedValue(true);
    await renderError(missingCode);
    expect(reloadWhenReachable).toHaveBeenCalledWith(missingCode);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('with missing code and no server, shows the error and says on a retry that there is no connection', async () => {
    jest.mocked(deservesReload).mockReturnValue(true);
    jest.mocked(reloadWhenReachable).mockResolvedValue(false);
    const { reset } = await renderError(missingCode);
    expect(screen.queryByRole('heading')).not.toBeNull();
    await retry();
    expect(showError).toHaveBeenCalledWith('Even geen contact', 'Er is nog geen verbinding.');
    expect(reset).not.toHaveBeenCalled();
  });
});

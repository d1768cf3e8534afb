import { act, fireEvent, screen } from '@testing-library/react';
import { listShopTexts, type ShopText } from '../../../../../contracts/shop-texts/shop-texts.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { keyOf } from '../../../lib/http/endpoints';
import { renderControl } from '../../../ui/testing/render-control';
import { ShopTextsPage } from './shop-texts-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [{}, () => undefined] }));
jest.mock('../../../lib/toast');

const textWith = (...words: string[]): ShopText[] => [
  {
    name: 'banner-one-plus-one',
    versions: words.map((text, place) => ({
      version: words.length - place,
      publishedAt: '2026-03-01T10:00:00.000Z',
      blocks: [{ kind: 'paragraph', spans: [{ text }] }],
    })),
  },
];
const refused = new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Net gewijzigd' }));

let stored: ShopText[];
const publish = jest.fn();
const render = (cached?: ShopText[]) =>
  renderControl(<ShopTextsPage />, (cache) => cached && cache.setQueryData(keyOf(listShopTexts, {}), cached));
const line = () => screen.findByRole<HTMLInputElement>('textbox');
const type = async (words: string) => void fireEvent.change(await line(), { target: { value: words } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Publiceren' })));

beforeEach(() => {
  jest.resetAllMocks();
  stored = textWith('Peren', 'Appels');
  jest.mocked(call).mockImplementation(async (method, _path, body) => {
    const data = method === 'GET' ? stored : await publish(body);
    return { data, projectionPending: false } as never;
  });
});

it('begins with the newest version instead of the cached one', async () => {
  render(textWith('Appels'));
  expect((await line()).value).toBe('Peren');
});

it('keeps what is typed when a colleague published meanwhile, and publishes it after theirs', async () => {
  render();
  await type('Kersen');
  publish.mockRejectedValueOnce(refused);
  stored = textWith('Bessen', 'Peren', 'Appels');
  await press();
  expect((await line()).value).toBe('Kersen');
  await screen.findByText(/^Versie 3/);
  stored = textWith('Kersen', 'Bessen', 'Peren', 'Appels');
  publish.mockResolvedValueOnce(stored[0]);
  await press();
  expect(publish.mock.calls.map(([{ after }]) => after)).toEqual([2, 3]);
});

it('shows a restored version in the form', async () => {
  render();
  await line();
  stored = textWith('Appels', 'Peren', 'Appels');
  publish.mockResolvedValueOnce(stored[0]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zet versie 1 terug' })));
  expect((await line()).value).toBe('Appels');
});

import { act, fireEvent, screen } from '@testing-library/react';
import type { ShopText } from '../../../../../contracts/shop-texts/shop-texts.js';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { renderControl } from '../../../ui/testing/render-control';
import { ShopTextEditor } from './shop-text-editor';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');
jest.mock('../../../lib/toast');

const version = (number: number, text: string) => ({
  version: number,
  publishedAt: '2026-03-01T10:00:00.000Z',
  blocks: [{ kind: 'paragraph' as const, spans: [{ text }] }],
});
const text: ShopText = { name: 'home-quiz', versions: [version(2, 'Peren'), version(1, 'Appels')] };

const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
const restore = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zet versie 1 terug' })));
const published = () => jest.mocked(call).mock.calls.map(([, , body]) => body);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(call).mockResolvedValue({ data: text, projectionPending: false });
});

it('restores a version without a question while nothing is typed', async () => {
  renderControl(<ShopTextEditor text={text} onOutdated={jest.fn()} />);
  await restore();
  expect(askFirst).not.toHaveBeenCalled();
  expect(published()).toEqual([{ after: 2, blocks: text.versions[1]!.blocks }]);
});

it.each([
  ['keeps it', false, 0],
  ['restores', true, 1],
])('asks before a restore discards what is typed, and %s when the answer is %s', async (_, answer, times) => {
  jest.mocked(askFirst).mockResolvedValue(answer);
  renderControl(<ShopTextEditor text={text} onOutdated={jest.fn()} />);
  type('Kersen');
  await restore();
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(published()).toHaveLength(times);
});

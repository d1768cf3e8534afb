import { act, fireEvent, screen } from '@testing-library/react';
import { askFirst } from '../../../lib/confirm';
import { ApiError } from '../../../lib/http/api-error';
import type { Outcome } from '../../../lib/http/use-change';
import { showError, showToast } from '../../../lib/toast';
import { renderControl } from '../../testing/render-control';
import { RowAction } from './row-action';

jest.mock('../../../lib/confirm');
jest.mock('../../../lib/toast');

const question = { title: 'Peer verwijderen?', action: 'Verwijderen', cancel: 'Bewaren' };

function renderAction(props: Partial<Parameters<typeof RowAction<string, null>>[0]> = {}) {
  const mutate = jest.fn<void, [string, Outcome<null>]>();
  const change = { mutate, isPending: false };
  const texts = { text: 'Weg', label: 'Peer weg', done: 'Verwijderd', failed: 'Niet gelukt' };
  renderControl(<RowAction {...texts} change={change} input="peer" {...props} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Peer weg' });
  const press = (detail = 1) => act(async () => void fireEvent.click(button, { detail }));
  return { mutate, button, press, outcome: () => mutate.mock.calls[0]![1] };
}

beforeEach(() => jest.resetAllMocks());

it('changes its row when pressed, and counts a double click once', async () => {
  const { mutate, press } = renderAction();
  await press(1);
  await press(2);
  expect(mutate.mock.calls.map(([input]) => input)).toEqual(['peer']);
  expect(askFirst).not.toHaveBeenCalled();
});

it.each([
  ['changes nothing', false, 0],
  ['changes its row', true, 1],
])('given a question, %s when the answer is %s', async (_, answer, changes) => {
  jest.mocked(askFirst).mockResolvedValue(answer);
  const { mutate, press } = renderAction({ question });
  await press();
  expect(askFirst).toHaveBeenCalledWith(question);
  expect(mutate).toHaveBeenCalledTimes(changes);
});

it.each([
  ['a change under way', { change: { mutate: jest.fn(), isPending: true } }],
  ['a row that allows no change', { disabled: true }],
])('given %s, does nothing when pressed', async (_, props) => {
  const { mutate, button, press } = renderAction(props);
  expect(button.disabled).toBe(true);
  await press();
  expect(mutate).not.toHaveBeenCalled();
});

const later = { title: 'Later', tone: 'neutral' } as const;

it.each([
  ['its own words', 'Verwijderd', { title: 'Verwijderd', tone: 'success' }],
  ['the words for the response', () => later, later],
])('reports success in %s', async (_, done, toast) => {
  const { press, outcome } = renderAction({ done });
  await press();
  outcome().onSuccess!({ data: null, projectionPending: false });
  expect(showToast).toHaveBeenCalledWith(toast);
});

it.each([
  ["the server's sentence", new ApiError(409, '{"code":"in-use","message":"Nog in gebruik."}'), 'Nog in gebruik.'],
  ['its own sentence for an internal error', new ApiError(500, '{"code":"internal","message":"Oeps"}'), 'Niet gelukt'],
  ['its own sentence for an unknown error', new Error('boom'), 'Niet gelukt'],
])('reports a failure with %s', async (_, error, sentence) => {
  const { press, outcome } = renderAction();
  await press();
  outcome().onError!(error);
  expect(showError).toHaveBeenCalledWith('Fout', sentence);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { askFirst } from '../../../lib/confirm';
import { renderControl } from '../../testing/render-control';
import { NoteField } from './note-field';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');

const onCancel = jest.fn();
const renderField = (text?: string) => {
  onCancel.mockReset();
  jest.mocked(askFirst).mockReset();
  const cancels = text === undefined ? {} : { text, onCancel };
  return renderControl(
    <NoteField kind="order" label="Notitie" action="Bewaren" onSend={() => undefined} {...cancels} />,
  );
};
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Notitie'), { target: { value } }));
const escape = () => act(async () => void fireEvent.keyDown(screen.getByLabelText('Notitie'), { key: 'Escape' }));

it('asks before a changed note is given up', async () => {
  renderField('Bel terug');
  await type('Bel morgen terug');
  jest.mocked(askFirst).mockResolvedValue(false);
  await escape();
  expect(onCancel).not.toHaveBeenCalled();
  jest.mocked(askFirst).mockResolvedValue(true);
  await escape();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('asks nothing about a note that nobody changed', async () => {
  renderField('Bel terug');
  await escape();
  expect(askFirst).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('asks before a page with a typed note is left', async () => {
  const { router } = renderField();
  await act(async () => void router.navigate({ to: '/elsewhere' as never }));
  expect(askFirst).not.toHaveBeenCalled();
  await type('De klant belde');
  jest.mocked(askFirst).mockResolvedValue(false);
  await act(async () => void router.navigate({ to: '/further' as never }));
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(router.history.location.pathname).toBe('/elsewhere');
});

it('asks once about two changed notes of one page, and again at the next page', async () => {
  jest.mocked(askFirst).mockReset();
  jest.mocked(askFirst).mockResolvedValue(true);
  const field = (label: string) => (
    <NoteField kind="order" label={label} action="Bewaren" onSend={() => undefined} text="Bel" onCancel={onCancel} />
  );
  const { router } = renderControl(
    <>
      {field('Eerste')}
      {field('Tweede')}
    </>,
  );
  for (const label of ['Eerste', 'Tweede'])
    await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: 'Mail' } }));
  const leave = async (to: string) => {
    await act(async () => void router.navigate({ to: to as never }));
    await act(() => new Promise((resolve) => setTimeout(resolve))); // the guards of one navigation share an answer until then
  };
  await leave('/elsewhere');
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(router.history.location.pathname).toBe('/elsewhere');
  await leave('/further');
  expect(askFirst).toHaveBeenCalledTimes(2);
});

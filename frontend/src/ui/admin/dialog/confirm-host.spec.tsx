import { act, fireEvent, screen } from '@testing-library/react';
import { askFirst, askWithChoices } from '../../../lib/confirm';
import { stubDialogs } from '../../testing/dialogs';
import { renderControl } from '../../testing/render-control';
import { ConfirmHost } from './confirm-host';

const question = { title: 'Peer verwijderen?', text: 'Dat is voorgoed.', action: 'Verwijderen', cancel: 'Bewaren' };
const choices = [
  { id: 'mail', label: 'Mail de klant', isChosen: true },
  { id: 'stock', label: 'Voorraad terug', isChosen: false },
];

const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function ask<T>(start: () => Promise<T>) {
  let answer!: Promise<T>;
  await act(async () => void (answer = start()));
  return { answer };
}

beforeAll(stubDialogs);

it('given no question, shows nothing', () => {
  renderControl(<ConfirmHost />);
  expect(dialog()).toBeNull();
});

describe('given an open question', () => {
  const open = async () => {
    renderControl(<ConfirmHost />);
    return ask(() => askFirst(question));
  };

  it('shows its texts and focuses the answer that changes nothing', async () => {
    await open();
    expect(dialog()!.getAttribute('aria-label')).toBe('Peer verwijderen?');
    expect(screen.getByText('Dat is voorgoed.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bewaren' }));
    press('Bewaren');
  });

  it('resolves to yes with its action', async () => {
    const { answer } = await open();
    press('Verwijderen');
    await expect(answer).resolves.toBe(true);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['its second button', () => press('Bewaren')],
    ['Escape', () => fireEvent.keyDown(screen.getByText('Dat is voorgoed.'), { key: 'Escape' })],
    ['a close request of the browser', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
    ['a click on the backdrop', () => fireEvent.click(dialog()!)],
  ])('resolves to no with %s', async (_, refuse) => {
    const { answer } = await open();
    refuse();
    await expect(answer).resolves.toBe(false);
    expect(dialog()).toBeNull();
  });

  it('resolves to no when a second question replaces it', async () => {
    const { answer } = await open();
    const second = await ask(() => askFirst({ ...question, title: 'Appel verwijderen?' }));
    await expect(answer).resolves.toBe(false);
    expect(dialog()!.getAttribute('aria-label')).toBe('Appel verwijderen?');
    press('Verwijderen');
    await expect(second.answer).resolves.toBe(true);
  });
});

describe('given a question with choices', () => {
  it('returns the ticked ones', async () => {
    renderControl(<ConfirmHost />);
    const { answer } = await ask(() => askWithChoices(question, choices));
    expect(screen.getByLabelText<HTMLInputElement>('Mail de klant').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Mail de klant'));
    fireEvent.click(screen.getByLabelText('Voorraad terug'));
    press('Verwijderen');
    await expect(answer).resolves.toEqual(new Set(['stock']));
  });

  it('forgets the ticks of the question before', async () => {
    renderControl(<ConfirmHost />);
    const first = await ask(() => askWithChoices(question, choices));
    fireEvent.click(screen.getByLabelText('Mail de klant'));
    press('Bewaren');
    await expect(first.answer).resolves.toBeNull();
    const second = await ask(() => askWithChoices(question, choices));
    press('Verwijderen');
    await expect(second.answer).resolves.toEqual(new Set(['mail']));
  });
});

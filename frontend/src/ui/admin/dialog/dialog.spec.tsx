import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { askFirst } from '../../../lib/confirm';
import { stubDialogs } from '../../testing/dialogs';
import { renderControl } from '../../testing/render-control';
import { Dialog, FormDialog } from './dialog';
import { useOpening } from './use-opening';

jest.mock('../../../lib/confirm');

beforeAll(stubDialogs);
beforeEach(() => jest.resetAllMocks());

const settled = (action: () => void) => act(async () => action());
const pressEscape = (element: Element) => settled(() => void fireEvent.keyDown(element, { key: 'Escape' }));

describe('given an open dialog', () => {
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Peer">
        <input aria-label="Naam" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        <p>Rijp</p>
      </Dialog>
    );
  }
  const renderDialog = async () => {
    renderControl(<Screen />);
    await settled(() => {});
  };
  const isOpen = () => screen.queryByRole('dialog', { name: 'Peer' }) !== null;

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByText('Rijp'), { key: 'Escape' })],
  ])('closes with %s', async (_, close) => {
    await renderDialog();
    expect(isOpen()).toBe(true);
    await settled(() => void close());
    expect(isOpen()).toBe(false);
  });

  it('stays open when a control inside handles Escape', async () => {
    await renderDialog();
    await pressEscape(screen.getByLabelText('Naam'));
    expect(isOpen()).toBe(true);
  });
});

describe('given a form dialog', () => {
  const onClose = jest.fn();
  const onSubmit = jest.fn();
  const renderForm = async (isDirty: boolean, given: Partial<ComponentProps<typeof FormDialog>['state']> = {}) => {
    const state = { isDirty, isSubmitting: false, errors: {}, ...given };
    const props = { title: 'Peer', state, onClose, onSubmit };
    const { router } = renderControl(
      <FormDialog isOpen {...props}>
        <input aria-label="Naam" />
      </FormDialog>,
    );
    await settled(() => {});
    return router;
  };
  const cancel = () => settled(() => void fireEvent.click(screen.getByRole('button', { name: 'Annuleren' })));

  it('without changes, closes at once', async () => {
    await renderForm(false);
    await cancel();
    expect(askFirst).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes without a question while it saves, because nothing is lost', async () => {
    await renderForm(true, { isSubmitting: true });
    await cancel();
    expect(askFirst).not.toHaveBeenCalled();
  });

  it('shows the error that belongs to no field', async () => {
    await renderForm(true, { errors: { root: { message: 'Te veel peren.' } } });
    expect(screen.getByRole('alert').textContent).toBe('Te veel peren.');
  });

  it.each([
    ['closes', true, 1],
    ['keeps editing', false, 0],
  ])('with changes, asks first and %s when the answer is %s', async (_, answer, closed) => {
    jest.mocked(askFirst).mockResolvedValue(answer);
    await renderForm(true);
    await pressEscape(screen.getByLabelText('Naam'));
    expect(askFirst).toHaveBeenCalledWith(expect.objectContaining({ title: 'Wijzigingen weggooien?' }));
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it.each([
    ['stays on the screen', false, '/'],
    ['leaves the screen', true, '/admin/returns'],
  ])('with changes, %s when leaving gets the choice %s', async (_, answer, address) => {
    jest.mocked(askFirst).mockResolvedValue(answer);
    const { history } = await renderForm(true);
    await settled(() => history.push('/admin/returns'));
    expect(history.location.pathname).toBe(address);
  });

  it.each([
    ['asks before another view takes its place', '?view=faq', '', 1],
    ['asks nothing when the list beside it changes', '?sort=name', '?sort=name', 0],
  ])('with changes, %s', async (_, next, search, questions) => {
    const { history } = await renderForm(true);
    await settled(() => history.push(`/${next}`));
    expect(history.location.search).toBe(search);
    expect(askFirst).toHaveBeenCalledTimes(questions);
  });
});

describe('given the content of a dialog', () => {
  function Content({ open }: { open: string | null }) {
    const { shown, opening } = useOpening(open);
    return (
      <p>
        {shown} {opening}
      </p>
    );
  }

  it('keeps it while the dialog closes, and gives each opening its own number', () => {
    const { container, rerender } = renderControl(<Content open={null} />);
    const shows = (open: string | null) => {
      rerender(<Content open={open} />);
      return container.textContent;
    };
    expect([shows('peer'), shows(null), shows('peer'), shows('appel')]).toEqual([
      'peer 1',
      'peer 1',
      'peer 2',
      'appel 3',
    ]);
  });
});

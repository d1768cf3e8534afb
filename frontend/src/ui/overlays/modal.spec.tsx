import { ChakraProvider } from '@chakra-ui/react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../theme/system';
import { stubDialogs } from '../testing/dialogs';
import { Modal } from './modal';
import { lockScroll } from './scroll-lock';

beforeAll(stubDialogs);

function renderModal() {
  const onClose = jest.fn();
  const modal = (isOpen: boolean) => (
    <ChakraProvider value={system}>
      <Modal isOpen={isOpen} onClose={onClose} label="Winkelmandje" place="right">
        <p>Leeg</p>
      </Modal>
    </ChakraProvider>
  );
  const { rerender } = render(modal(true));
  return { onClose, close: () => rerender(modal(false)), dialog: screen.getByLabelText('Winkelmandje') };
}

it('opens as a modal dialog with its name and closes with its prop', () => {
  const { dialog, close } = renderModal();
  expect(screen.getByRole('dialog', { name: 'Winkelmandje' })).toBe(dialog);
  close();
  expect(dialog.hasAttribute('open')).toBe(false);
});

it('leaves closing on Esc to its owner', () => {
  const { dialog, onClose } = renderModal();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.hasAttribute('open')).toBe(true);
});

it('requests to close on a click on the backdrop, not on its content', () => {
  const { dialog, onClose } = renderModal();
  fireEvent.click(screen.getByText('Leeg'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open on the second click of the double click that opened it', () => {
  const { dialog, onClose } = renderModal();
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the page from scrolling until the last overlay closes', () => {
  const isLocked = () => 'scrollLocked' in document.documentElement.dataset;
  const { close } = renderModal();
  const unlock = lockScroll();
  close();
  expect(isLocked()).toBe(true);
  unlock();
  expect(isLocked()).toBe(false);
});

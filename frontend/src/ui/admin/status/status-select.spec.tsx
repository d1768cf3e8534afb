import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../../theme/system';
import { StatusSelect } from './status-select';

const names = { open: 'Open', sent: 'Verzonden', done: 'Bezorgd' };
const tones = { open: 'waiting', sent: 'moving', done: 'good' } as const;

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {}; // jsdom has no popovers
});

function renderSelect(disabled = false) {
  const onChange = jest.fn();
  const onRow = jest.fn();
  render(
    <ChakraProvider value={system}>
      <div onKeyDown={onRow}>
        <StatusSelect label="Status" value="open" {...{ names, tones, disabled, onChange }} />
      </div>
    </ChakraProvider>,
  );
  const control = screen.getByRole('combobox', { name: 'Status' });
  return { onChange, onRow, control, press: (key: string) => fireEvent.keyDown(control, { key }) };
}

const highlightedOption = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('opens on the current status without choosing it', () => {
  const { control, press, onChange } = renderSelect();
  expect(control.getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  expect(control.getAttribute('aria-expanded')).toBe('true');
  expect(highlightedOption(control)).toBe('Open');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Open');
  expect(onChange).not.toHaveBeenCalled();
});

it.each(['Enter', ' '])('chooses the highlighted status with "%s" alone', (key) => {
  const { control, press, onChange } = renderSelect();
  press('ArrowDown');
  press('ArrowDown');
  expect(highlightedOption(control)).toBe('Verzonden');
  expect(onChange).not.toHaveBeenCalled();
  press(key);
  expect(onChange).toHaveBeenCalledWith('sent');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('chooses nothing with Escape, on blur, or for the current status', () => {
  const { control, press, onChange } = renderSelect();
  press('ArrowDown');
  press('ArrowDown');
  press('Escape');
  fireEvent.click(control);
  fireEvent.blur(control);
  fireEvent.click(control);
  fireEvent.click(screen.getByRole('option', { name: 'Open' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('does not propagate its keys to the row around it', () => {
  const { press, onRow } = renderSelect();
  press('ArrowDown');
  expect(onRow).not.toHaveBeenCalled();
});

it('does not open while it is disabled', () => {
  const { control, press } = renderSelect(true);
  expect(control.getAttribute('aria-disabled')).toBe('true');
  press('ArrowDown');
  fireEvent.click(control);
  expect(screen.queryByRole('listbox')).toBeNull();
});

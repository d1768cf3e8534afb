import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, showError, showToast } from '../../lib/toast';
import { system } from '../../theme/system';
import { Toaster } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const shown = () => screen.queryByTestId('toast');
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

it('shows only the newest toast and removes it after its time', () => {
  act(() => showToast({ title: 'Eerste' }));
  act(() => showToast({ title: 'Tweede', text: 'met uitleg' }));
  expect(screen.getAllByTestId('toast')).toHaveLength(1);
  expect(shown()?.textContent).toBe('Tweedemet uitleg');
  wait(4999);
  expect(shown()).not.toBeNull();
  wait(1);
  expect(shown()).toBeNull();
});

it('announces an error assertively and other toasts politely', () => {
  act(() => showError('Mislukt'));
  expect(screen.getByRole('alert').textContent).toBe('Mislukt');
  act(() => showToast({ title: 'Gelukt', tone: 'success' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown()?.closest('[aria-live=polite]')).not.toBeNull();
});

it('stays while the pointer is over it', () => {
  act(() => showToast({ title: 'Lees me' }));
  fireEvent.mouseEnter(shown()!);
  wait(60_000);
  expect(shown()).not.toBeNull();
  fireEvent.mouseLeave(shown()!);
  wait(5000);
  expect(shown()).toBeNull();
});

it('moves the focus to its region on F8', () => {
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement?.getAttribute('role')).toBe('region');
});

it('closes with its button', () => {
  act(() => showToast({ title: 'Weg ermee' }));
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBeNull();
});

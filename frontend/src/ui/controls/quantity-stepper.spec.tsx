import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../../theme/system';
import { QuantityStepper } from './quantity-stepper';

function Counter({ first, max }: { first: number; max: number }) {
  const [value, setValue] = useState(first);
  return <QuantityStepper name="Beauty Boost" value={value} max={max} onChange={setValue} />;
}

function renderStepper(first: number, max = 3) {
  render(<Counter first={first} max={max} />, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
  const [less, more] = screen.getAllByRole('button');
  return { less: less!, more: more!, group: screen.getByRole('group') };
}

it('labels the quantity and both buttons', () => {
  const { group, less, more } = renderStepper(1);
  expect(group.getAttribute('aria-label')).toContain('Beauty Boost');
  expect(less.getAttribute('aria-label')).not.toBe(more.getAttribute('aria-label'));
  expect(screen.getByText('1').getAttribute('aria-live')).toBe('polite');
});

it('counts up and down by one', () => {
  const { less, more, group } = renderStepper(1);
  fireEvent.click(more);
  expect(group.textContent).toBe('2');
  fireEvent.click(less);
  expect(group.textContent).toBe('1');
});

it('keeps the focus on a button at its limit and stops counting', () => {
  const { more, group } = renderStepper(2);
  more.focus();
  fireEvent.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
  fireEvent.click(more);
  expect(group.textContent).toBe('3');
});

it('stops at one', () => {
  const { less, group } = renderStepper(1);
  expect(less.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(less);
  expect(group.textContent).toBe('1');
});

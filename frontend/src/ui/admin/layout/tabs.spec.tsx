import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../../../theme/system';
import { Tabs } from './tabs';

const names = { levels: 'Voorraad', history: 'Geschiedenis', ledger: 'Verloop' };

function Screen() {
  const [tab, setTab] = useState<keyof typeof names>('levels');
  return (
    <Tabs label="Weergave" names={names} value={tab} onChange={setTab}>
      {{ levels: <input aria-label="Aantal" />, history: <p>Gisteren</p>, ledger: <p>Vandaag</p> }}
    </Tabs>
  );
}

beforeEach(() => {
  render(<Screen />, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });
});

const selected = () => screen.getByRole('tab', { selected: true });

it('shows the panel of the selected tab and hides the others', () => {
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Voorraad' }).id).toBe(selected().getAttribute('aria-controls'));
  fireEvent.click(screen.getByRole('tab', { name: 'Geschiedenis' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Gisteren');
});

it('keeps the input of a hidden panel', () => {
  fireEvent.change(screen.getByLabelText('Aantal'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Verloop' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Voorraad' }));
  expect(screen.getByLabelText<HTMLInputElement>('Aantal').value).toBe('12');
});

it.each([
  ['ArrowRight', 'Geschiedenis'],
  ['ArrowLeft', 'Verloop'],
  ['End', 'Verloop'],
  ['Home', 'Voorraad'],
])('selects and focuses with %s', (key, name) => {
  fireEvent.keyDown(selected(), { key });
  expect(selected().textContent).toBe(name);
  expect(document.activeElement).toBe(selected());
});

it('holds one tab in the tab order', () => {
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { system } from '../../theme/system';
import { Button } from './button';
import { Field, TextAreaField } from './field';

const renderControl = (control: ReactElement) =>
  render(control, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });

it('ties the label to the field', () => {
  renderControl(<Field label="Postcode" name="postalCode" />);
  const field = screen.getByLabelText('Postcode');
  expect(field.getAttribute('name')).toBe('postalCode');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

it.each([
  ['a text field', <Field key="field" label="Naam" error="Vul je naam in" />],
  ['a text area', <TextAreaField key="area" label="Naam" error="Vul je naam in" minHeight="6rem" />],
])('describes %s by its error', (_, control) => {
  renderControl(control);
  const field = screen.getByLabelText('Naam');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('Vul je naam in');
});

it('gives two fields with the same label different ids', () => {
  renderControl(
    <>
      <Field label="Naam" />
      <Field label="Naam" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Naam');
  expect(first!.id).not.toBe(second!.id);
});

it('submits a form only with a submit button', () => {
  renderControl(
    <>
      <Button>Open</Button>
      <Button type="submit">Bewaar</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Open' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Bewaar' }).getAttribute('type')).toBe('submit');
});

import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderControl } from '../../testing/render-control';
import { CheckField, SelectField, TextArea, TextField } from './fields';

type Texts = { label: string; hint?: string; error?: string };

describe.each<[string, (texts: Texts) => ReactElement]>([
  ['a text field', (texts) => <TextField {...texts} />],
  ['a text area', (texts) => <TextArea {...texts} />],
  ['a select', (texts) => <SelectField {...texts} />],
])('given %s', (_, control) => {
  const renderField = (texts: Omit<Texts, 'label'>) => {
    renderControl(control({ label: 'Naam', ...texts }));
    const field = screen.getByLabelText('Naam');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return { isInvalid: field.getAttribute('aria-invalid') === 'true', note: note?.textContent };
  };

  it('is described by its hint', () => {
    expect(renderField({ hint: 'Zoals op het etiket' })).toEqual({ isInvalid: false, note: 'Zoals op het etiket' });
  });

  it('is invalid and described by its error in place of the hint', () => {
    expect(renderField({ hint: 'Zoals op het etiket', error: 'Vul iets in' })).toEqual({
      isInvalid: true,
      note: 'Vul iets in',
    });
  });
});

it('given a checkbox, ticks with a click on its label', () => {
  renderControl(<CheckField label="Te koop" hint="In de winkel" />);
  const box = screen.getByLabelText<HTMLInputElement>('Te koop');
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('In de winkel');
  fireEvent.click(screen.getByText('Te koop'));
  expect(box.checked).toBe(true);
});

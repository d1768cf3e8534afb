import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../../theme/system';
import { FormBody } from './form-body';

function renderForm(isSaving = false) {
  const settle: (() => void)[] = [];
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => settle.push(resolve)));
  const onCancel = jest.fn();
  render(
    <ChakraProvider value={system}>
      <FormBody isSaving={isSaving} onSubmit={onSubmit} onCancel={onCancel} action="Aanmaken">
        <textarea aria-label="Notitie" />
      </FormBody>
    </ChakraProvider>,
  );
  return { onSubmit, onCancel, settle, field: screen.getByLabelText('Notitie') };
}

it('submits once until the submission settles', async () => {
  const { onSubmit, settle } = renderForm();
  const button = screen.getByRole('button', { name: 'Aanmaken' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => settle[0]!());
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it.each([{ ctrlKey: true }, { metaKey: true }])('submits from a text area with Enter and %j', (modifier) => {
  const { onSubmit, field } = renderForm();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ...modifier });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('cancels without submitting', () => {
  const { onSubmit, onCancel } = renderForm();
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('marks its button as disabled while it saves and keeps it focusable', () => {
  renderForm(true);
  const save = screen.getAllByRole<HTMLButtonElement>('button')[1]!;
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(save.disabled).toBe(false);
});

it('gives the first field the focus of the dialog around it', () => {
  const { field } = renderForm();
  expect(field.hasAttribute('autofocus')).toBe(true);
});

import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { inviteColleague } from '../../../../../contracts/staff/colleagues.js';
import { ApiError } from '../../../lib/http/api-error';
import { Toaster } from '../../overlays/toaster';
import { renderControl } from '../../testing/render-control';
import { TextField } from './fields';
import { checkedBy, placeErrors, placeRefusal, showUnplaced } from './form';

const Schema = z.object({ name: z.string().min(1, 'Naam is verplicht'), base: z.number().min(0, 'Laad opnieuw') });

interface FormProps {
  base: number;
  /** Throws the refusal of the server. */
  save?: () => never;
}

function Form({ base, save }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '' },
    resolver: checkedBy(Schema, (values) => ({ ...values, base })),
  });
  const send = () => {
    try {
      save?.();
    } catch (error) {
      placeErrors(error, setError);
      placeRefusal(inviteColleague, error, setError, { 'staff-exists': 'name' });
    }
  };
  return (
    <form onSubmit={(event) => void handleSubmit(send, showUnplaced)(event)}>
      <TextField label="Naam" error={formState.errors.name?.message} {...register('name')} />
      <button>Opslaan</button>
      <Toaster />
    </form>
  );
}

const submit = (name: string) => {
  fireEvent.change(screen.getByLabelText('Naam'), { target: { value: name } });
  fireEvent.click(screen.getByText('Opslaan'));
};

it('marks a field on the screen, without a toast', async () => {
  renderControl(<Form base={1} />);
  submit('');
  await screen.findByText('Naam is verplicht');
  expect(screen.getByLabelText('Naam').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByTestId('toast')).toBeNull();
});

it('shows an error without a field on the screen as a toast', async () => {
  renderControl(<Form base={-1} />);
  submit('Peer');
  expect((await screen.findByTestId('toast')).textContent).toContain('Laad opnieuw');
});

it('marks the field of a refusal that has only a code', async () => {
  const body = JSON.stringify({ message: 'Dit adres is er al.', code: 'staff-exists', requestId: 'r' });
  const save = () => {
    throw new ApiError(409, body);
  };
  renderControl(<Form base={1} save={save} />);
  submit('Peer');
  await screen.findByText('Dit adres is er al.');
  expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
});

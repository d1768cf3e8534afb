import { useForm } from 'react-hook-form';
import type { moveDelivery, pauseSubscriptionUntil } from '../../../../../contracts/admin/subscriptions.js';
import { addDays, amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { PlannedDaySchema } from '../../../../../contracts/values/shop-day.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { placeRefusal } from '../../../ui/admin/form/form';
import type { DayCopy } from '../changes-copy';

interface DayDialogProps {
  call: typeof moveDelivery | typeof pauseSubscriptionUntil;
  copy: DayCopy;
  /** The day that is planned now. */
  day: string;
  save: (day: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a day, from tomorrow until a year ahead. */
export function DayDialog({ call, copy, day: planned, save, onClose }: DayDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { day: planned } });
  const today = amsterdamDay(new Date().toISOString());
  const send = async ({ day }: { day: string }) => {
    const typed = PlannedDaySchema.safeParse(day);
    if (!typed.success) return setError('day', { message: typed.error.issues[0]?.message }, { shouldFocus: true });
    try {
      await save(day);
      showToast({ title: copy.done, tone: 'success' });
      onClose();
    } catch (error) {
      placeRefusal(call, error, setError, { 'delivery-day-out-of-range': 'day' });
      showFailure(error, copy.failed);
    }
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.title}
      action={copy.action}
      state={formState}
      onSubmit={handleSubmit(send)}
    >
      <TextField
        label={copy.label}
        hint={copy.hint}
        error={formState.errors.day?.message}
        type="date"
        min={addDays(today, 1)}
        max={addDays(today, 365)}
        {...register('day')}
      />
    </FormDialog>
  );
}

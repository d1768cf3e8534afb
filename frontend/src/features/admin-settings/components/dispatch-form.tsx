import { chakra } from '@chakra-ui/react';
import { useFieldArray, useForm } from 'react-hook-form';
import { DispatchRulesSchema } from '../../../../../contracts/dispatch-settings.js';
import type { DispatchRules } from '../../../../../contracts/dispatch-rules.js';
import { showToast } from '../../../lib/toast';
import { formatHour } from '../../../lib/format';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGroup, InlineButton, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { IconButton } from '../../../ui/admin/icon-button';
import { Button } from '../../../ui/controls/button';
import { CloseIcon } from '../../../ui/icons';
import { useSaveDispatchRules } from '../api';
import { dispatchSettingsCopy as copy, settingsCopy } from '../copy';

type Values = Omit<DispatchRules, 'cutOffHour'> & { cutOffHour: string };

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1);
const typed = (rules: DispatchRules): Values => ({ ...rules, cutOffHour: String(rules.cutOffHour) });
const sent = (values: Values): DispatchRules => ({ ...values, cutOffHour: Number(values.cutOffHour) });

/** Until when an order leaves the same day, and when the shop sends nothing. */
export function DispatchForm({ rules }: { rules: DispatchRules }) {
  const save = useSaveDispatchRules();
  const { register, control, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: typed(rules),
    resolver: checkedBy(DispatchRulesSchema, sent),
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'closed' });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty && !isSubmitting);
  const send = async (values: Values) => {
    try {
      const { data } = await save.mutateAsync(sent(values));
      reset(typed(data));
      showToast({ title: settingsCopy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, settingsCopy.failed);
    }
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(send, showUnplaced)(event)}
      maxW="text"
      display="grid"
      gap="6"
    >
      <FieldGroup title={copy.title}>
        <SelectField label={copy.cutOff} hint={copy.cutOffHint} {...register('cutOffHour')}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatHour(hour)}
            </option>
          ))}
        </SelectField>
        <chakra.div gridColumn="1 / -1" display="grid" gap="4">
          <chakra.p fontSize="sm" color="muted">
            {copy.closedHint}
          </chakra.p>
          {fields.map(({ id }, place) => (
            <chakra.div
              key={id}
              role="group"
              aria-label={copy.period(place + 1)}
              display="grid"
              gridTemplateColumns="1fr 1fr auto"
              gap="3"
              alignItems="start"
            >
              <TextField
                label={copy.from}
                type="date"
                error={errors.closed?.[place]?.from?.message}
                {...register(`closed.${place}.from`)}
              />
              <TextField
                label={copy.until}
                type="date"
                error={errors.closed?.[place]?.until?.message}
                {...register(`closed.${place}.until`)}
              />
              <chakra.div pt="6">
                <IconButton label={copy.remove(place + 1)} onClick={() => remove(place)}>
                  <CloseIcon size="1rem" />
                </IconButton>
              </chakra.div>
            </chakra.div>
          ))}
          <InlineButton onClick={() => append({ from: '', until: '' })}>{copy.add}</InlineButton>
        </chakra.div>
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" aria-disabled={isSubmitting}>
        {isSubmitting ? settingsCopy.saving : copy.save}
      </Button>
    </chakra.form>
  );
}

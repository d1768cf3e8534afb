import { chakra } from '@chakra-ui/react';
import { useFieldArray } from 'react-hook-form';
import {
  SaveDispatchRulesSchema,
  type AdminDispatchRules,
} from '../../../../../contracts/shipping/dispatch-settings.js';
import { formatHour } from '../../../lib/format';
import { InlineButton, SelectField, TextField } from '../../../ui/admin/form/fields';
import { IconButton } from '../../../ui/admin/icon-button';
import { CloseIcon } from '../../../ui/icons';
import { dispatchRulesQuery, useSaveDispatchRules } from '../api';
import { dispatchSettingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

type Values = Omit<AdminDispatchRules, 'cutOffHour'> & { cutOffHour: string };

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1);

/** Until when an order leaves the same day, and when the shop sends nothing. */
export function DispatchForm({ rules }: { rules: AdminDispatchRules }) {
  const { register, control, formState, frame } = useSettingsForm({
    saved: rules,
    query: dispatchRulesQuery,
    schema: SaveDispatchRulesSchema,
    typed: (saved: AdminDispatchRules): Values => ({ ...saved, cutOffHour: String(saved.cutOffHour) }),
    sent: (values: Values): AdminDispatchRules => ({ ...values, cutOffHour: Number(values.cutOffHour) }),
    save: useSaveDispatchRules(),
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'closed' });
  const { errors } = formState;
  return (
    <SettingsForm title={copy.title} saveLabel={copy.save} {...frame}>
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
        <div>
          <InlineButton onClick={() => append({ from: '', until: '' })}>{copy.add}</InlineButton>
        </div>
      </chakra.div>
    </SettingsForm>
  );
}

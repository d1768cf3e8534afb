import { SaveStaffRulesSchema, type StaffRules } from '../../../../../contracts/staff/factors.js';
import { CheckField, TextField } from '../../../ui/admin/form/fields';
import { sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { staffRulesQuery, useSaveStaffRules } from '../api';
import { settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

/** What the accounts of staff have to prove. */
export function StaffRulesForm({ rules }: { rules: StaffRules }) {
  const { register, formState, frame } = useSettingsForm({
    saved: rules,
    query: staffRulesQuery,
    schema: SaveStaffRulesSchema,
    typed: (saved: StaffRules) => ({ ...saved, refundProofFrom: typedAmount(saved.refundProofFrom) }),
    sent: (values: StaffRules) => ({ ...values, refundProofFrom: sentAmount(values.refundProofFrom) }),
    save: useSaveStaffRules(),
  });
  return (
    <SettingsForm title={copy.staff} saveLabel={copy.saveStaff} {...frame}>
      <CheckField label={copy.required} hint={copy.requiredHint} {...register('isFactorRequired')} />
      <TextField
        label={copy.proofFrom}
        hint={copy.proofFromHint}
        inputMode="decimal"
        error={formState.errors.refundProofFrom?.message}
        {...register('refundProofFrom')}
      />
    </SettingsForm>
  );
}

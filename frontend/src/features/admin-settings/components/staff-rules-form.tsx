import { SaveStaffRulesSchema, type StaffRules } from '../../../../../contracts/staff/factors.js';
import { CheckField, TextField } from '../../../ui/admin/form/fields';
import { sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { useSaveStaffRules } from '../api';
import { settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

/** What the accounts of staff have to prove. */
export function StaffRulesForm({ rules }: { rules: StaffRules }) {
  const { register, formState, isSaving, submit } = useSettingsForm({
    saved: rules,
    schema: SaveStaffRulesSchema,
    typed: (saved: StaffRules) => ({ ...saved, refundProofFrom: typedAmount(saved.refundProofFrom) }),
    sent: (values: StaffRules) => ({ ...values, refundProofFrom: sentAmount(values.refundProofFrom) }),
    save: useSaveStaffRules(),
  });
  return (
    <SettingsForm title={copy.staff} saveLabel={copy.saveStaff} isSaving={isSaving} onSubmit={submit}>
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

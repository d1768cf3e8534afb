import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { SaveStaffRulesSchema, type StaffRules } from '../../../../../contracts/staff/factors.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGroup, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentAmount, showUnplaced, typedAmount } from '../../../ui/admin/form/form';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { Button } from '../../../ui/controls/button';

import { settingsCopy as copy } from '../copy';
import { useSaveStaffRules } from '../api';

const typed = (rules: StaffRules) => ({ ...rules, refundProofFrom: typedAmount(rules.refundProofFrom) });
const sent = (rules: StaffRules) => ({ ...rules, refundProofFrom: sentAmount(rules.refundProofFrom) });

/** What the accounts of staff have to prove. */
export function StaffRulesForm({ rules }: { rules: StaffRules }) {
  const save = useSaveStaffRules();
  const { register, handleSubmit, reset, setError, formState } = useForm<StaffRules>({
    defaultValues: typed(rules),
    resolver: checkedBy(SaveStaffRulesSchema, sent),
  });
  useUnsavedGuard(formState.isDirty);
  const send = async (values: StaffRules) => {
    try {
      const { data } = await save.mutateAsync(sent(values));
      reset(typed(data));
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
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
      <FieldGroup title={copy.staff}>
        <CheckField label={copy.required} hint={copy.requiredHint} {...register('isFactorRequired')} />
        <TextField
          label={copy.proofFrom}
          hint={copy.proofFromHint}
          inputMode="decimal"
          error={formState.errors.refundProofFrom?.message}
          {...register('refundProofFrom')}
        />
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : copy.saveStaff}
      </Button>
    </chakra.form>
  );
}

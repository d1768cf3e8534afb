import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { claimNames, type ClaimName, type Claims } from '../../../../../contracts/settings.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGroup } from '../../../ui/admin/form/fields';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { Button } from '../../../ui/controls/button';
import { useSaveClaims } from '../api';
import { claimTexts, settingsCopy as copy } from '../copy';

type Choice = Record<ClaimName, boolean>;

const choiceOf = ({ shown }: Claims) =>
  Object.fromEntries(claimNames.map((claim) => [claim, shown.includes(claim)])) as Choice;

/** Which promises the storefront shows. */
export function ClaimsForm({ claims }: { claims: Claims }) {
  const save = useSaveClaims();
  const { register, handleSubmit, reset, formState } = useForm<Choice>({ defaultValues: choiceOf(claims) });
  useUnsavedGuard(formState.isDirty);
  const send = async (choice: Choice) => {
    try {
      const { data } = await save.mutateAsync({ shown: claimNames.filter((claim) => choice[claim]) });
      reset(choiceOf(data));
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      showFailure(error, copy.failed);
    }
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(send)(event)} maxW="text" display="grid" gap="6">
      <FieldGroup title={copy.claims}>
        {claimNames.map((claim) => (
          <CheckField key={claim} {...claimTexts[claim]} {...register(claim)} />
        ))}
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : copy.saveClaims}
      </Button>
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { SaveFoodBusinessSchema, type FoodBusiness } from '../../../../../contracts/settings.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGroup, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { Button } from '../../../ui/controls/button';
import { useSaveFoodBusiness } from '../api';
import { settingsCopy as copy } from '../copy';

/** The business that labels and confirmations name. */
export function FoodBusinessForm({ business }: { business: FoodBusiness | null }) {
  const save = useSaveFoodBusiness();
  const { register, handleSubmit, reset, setError, formState } = useForm<FoodBusiness>({
    defaultValues: business ?? { name: '', address: '' },
    resolver: checkedBy(SaveFoodBusinessSchema, (values) => values),
  });
  useUnsavedGuard(formState.isDirty);
  const send = async (values: FoodBusiness) => {
    try {
      const { data } = await save.mutateAsync(values);
      reset(data.business ?? values);
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  const field = (name: keyof FoodBusiness) => ({ error: formState.errors[name]?.message, ...register(name) });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(send, showUnplaced)(event)}
      maxW="text"
      display="grid"
      gap="6"
    >
      <FieldGroup title={copy.foodBusiness}>
        <TextField {...field('name')} label={copy.businessName} hint={copy.businessHint} />
        <TextField {...field('address')} label={copy.businessAddress} hint={copy.addressHint} />
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : copy.saveBusiness}
      </Button>
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { SaveSettingsSchema, type AdminSettings } from '../../../../../contracts/settings.js';
import { showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGroup, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, sentAmount, showUnplaced, typedAmount } from '../../../ui/admin/form/form';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { Button } from '../../../ui/controls/button';
import { useSaveSettings } from '../api';
import { settingsCopy as copy } from '../copy';

/** The shipping cost and the free-shipping threshold. Typed with a comma, sent with a point. */
export function ShippingForm({ settings }: { settings: AdminSettings }) {
  const save = useSaveSettings();
  const isUnderWay = useRef(false);
  const { register, handleSubmit, reset, setError, formState } = useForm<AdminSettings>({
    defaultValues: typed(settings),
    resolver: checkedBy(SaveSettingsSchema, sent),
  });
  useUnsavedGuard(formState.isDirty);
  const send = async (values: AdminSettings) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const { data } = await save.mutateAsync(sent(values));
      reset(typed(data));
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    } finally {
      isUnderWay.current = false;
    }
  };
  const field = (name: keyof AdminSettings) => ({
    error: formState.errors[name]?.message,
    inputMode: 'decimal' as const,
    ...register(name),
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(send, showUnplaced)(event)}
      maxW="text"
      display="grid"
      gap="6"
    >
      <FieldGroup title={copy.shipping}>
        <TextField {...field('free_shipping_threshold')} label={copy.threshold} hint={copy.thresholdHint} />
        <TextField {...field('shipping_cost')} label={copy.cost} hint={copy.costHint} />
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" aria-disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : copy.save}
      </Button>
    </chakra.form>
  );
}

function typed({ free_shipping_threshold, shipping_cost }: AdminSettings): AdminSettings {
  return {
    free_shipping_threshold: typedAmount(free_shipping_threshold),
    shipping_cost: typedAmount(shipping_cost),
  };
}

function sent({ free_shipping_threshold, shipping_cost }: AdminSettings): AdminSettings {
  return { free_shipping_threshold: sentAmount(free_shipping_threshold), shipping_cost: sentAmount(shipping_cost) };
}

import { SaveSettingsSchema, type AdminSettings } from '../../../../../contracts/settings.js';
import { TextField } from '../../../ui/admin/form/fields';
import { sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { useSaveSettings } from '../api';
import { settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

const inEach =
  (change: (amount: string) => string) =>
  ({ free_shipping_threshold, shipping_cost }: AdminSettings): AdminSettings => ({
    free_shipping_threshold: change(free_shipping_threshold),
    shipping_cost: change(shipping_cost),
  });

/** The shipping cost and the free-shipping threshold. Typed with a comma, sent with a point. */
export function ShippingForm({ settings }: { settings: AdminSettings }) {
  const { register, formState, isSaving, submit } = useSettingsForm({
    saved: settings,
    schema: SaveSettingsSchema,
    typed: inEach(typedAmount),
    sent: inEach(sentAmount),
    save: useSaveSettings(),
  });
  const field = (name: keyof AdminSettings) => ({
    error: formState.errors[name]?.message,
    inputMode: 'decimal' as const,
    ...register(name),
  });
  return (
    <SettingsForm title={copy.shipping} saveLabel={copy.save} isSaving={isSaving} onSubmit={submit}>
      <TextField {...field('free_shipping_threshold')} label={copy.threshold} hint={copy.thresholdHint} />
      <TextField {...field('shipping_cost')} label={copy.cost} hint={copy.costHint} />
    </SettingsForm>
  );
}

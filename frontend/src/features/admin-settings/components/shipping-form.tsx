import { SaveSettingsSchema, type AdminSettings } from '../../../../../contracts/settings.js';
import { TextField } from '../../../ui/admin/form/fields';
import { sentAmount, typedAmount } from '../../../ui/admin/form/form';
import { adminSettingsQuery, useSaveSettings } from '../api';
import { settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

const inEach =
  (change: (amount: string) => string) =>
  ({ free_shipping_threshold, shipping_cost, version }: AdminSettings): AdminSettings => ({
    free_shipping_threshold: change(free_shipping_threshold),
    shipping_cost: change(shipping_cost),
    version,
  });

/** The shipping cost and the free-shipping threshold. Typed with a comma, sent with a point. */
export function ShippingForm({ settings }: { settings: AdminSettings }) {
  const { register, formState, frame } = useSettingsForm({
    saved: settings,
    query: adminSettingsQuery,
    schema: SaveSettingsSchema,
    typed: inEach(typedAmount),
    sent: inEach(sentAmount),
    save: useSaveSettings(),
  });
  const field = (name: Exclude<keyof AdminSettings, 'version'>) => ({
    error: formState.errors[name]?.message,
    inputMode: 'decimal' as const,
    ...register(name),
  });
  return (
    <SettingsForm title={copy.shipping} saveLabel={copy.save} {...frame}>
      <TextField {...field('free_shipping_threshold')} label={copy.threshold} hint={copy.thresholdHint} />
      <TextField {...field('shipping_cost')} label={copy.cost} hint={copy.costHint} />
    </SettingsForm>
  );
}

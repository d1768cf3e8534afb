import { ClaimsSchema, claimNames, type ClaimName, type Claims } from '../../../../../contracts/settings.js';
import { CheckField } from '../../../ui/admin/form/fields';
import { useSaveClaims } from '../api';
import { claimTexts, settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

type Choice = Record<ClaimName, boolean>;

const choiceOf = ({ shown }: Claims) =>
  Object.fromEntries(claimNames.map((claim) => [claim, shown.includes(claim)])) as Choice;

/** Which promises the storefront shows. */
export function ClaimsForm({ claims }: { claims: Claims }) {
  const { register, isSaving, submit } = useSettingsForm({
    saved: claims,
    schema: ClaimsSchema,
    typed: choiceOf,
    sent: (choice: Choice): Claims => ({ shown: claimNames.filter((claim) => choice[claim]) }),
    save: useSaveClaims(),
  });
  return (
    <SettingsForm title={copy.claims} saveLabel={copy.saveClaims} isSaving={isSaving} onSubmit={submit}>
      {claimNames.map((claim) => (
        <CheckField key={claim} {...claimTexts[claim]} {...register(claim)} />
      ))}
    </SettingsForm>
  );
}

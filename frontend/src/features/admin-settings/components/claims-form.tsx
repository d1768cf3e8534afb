import { SaveClaimsSchema, claimNames, type ClaimName, type Claims } from '../../../../../contracts/settings.js';
import { CheckField } from '../../../ui/admin/form/fields';
import { claimsQuery, useSaveClaims } from '../api';
import { claimTexts, settingsCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

type Choice = Record<ClaimName, boolean> & { version: number };

const choiceOf = ({ shown, version }: Claims) =>
  ({ ...Object.fromEntries(claimNames.map((claim) => [claim, shown.includes(claim)])), version }) as Choice;

/** Which promises the storefront shows. */
export function ClaimsForm({ claims }: { claims: Claims }) {
  const { register, frame } = useSettingsForm({
    saved: claims,
    query: claimsQuery,
    schema: SaveClaimsSchema,
    typed: choiceOf,
    sent: (choice: Choice): Claims => ({ shown: claimNames.filter((claim) => choice[claim]), version: choice.version }),
    save: useSaveClaims(),
  });
  return (
    <SettingsForm title={copy.claims} saveLabel={copy.saveClaims} {...frame}>
      {claimNames.map((claim) => (
        <CheckField key={claim} {...claimTexts[claim]} {...register(claim)} />
      ))}
    </SettingsForm>
  );
}

import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { ClaimField, HeldText } from '../../../../../contracts/food/claims/check-product.js';
import { FieldGroup, InlineButton, TextField } from '../../../ui/admin/form/fields';
import { claimCopy as copy } from '../claim-copy';
import { decisionsOf, typedDecisions } from '../claim-values';
import { productFormCopy } from '../copy';
import type { ProductValues } from '../product-values';
import { useHeldClaims } from '../use-held-claims';

/** Scrolls to the refusal, which is far below the button that it answers. */
const bringIntoView = (refusal: HTMLElement | null) => refusal?.scrollIntoView({ block: 'center' });

/** The sentences that claim something in words of their own, each with the text that would do and a reason to keep it. */
export function ClaimFields({ loadedBenefits }: { loadedBenefits: readonly string[] }) {
  const held = useHeldClaims(loadedBenefits);
  const { formState } = useFormContext<ProductValues>();
  const error = formState.errors.claimDecisions?.message;
  if (held.length === 0) return null;
  return (
    <FieldGroup title={copy.title}>
      <chakra.p gridColumn="1 / -1" color="muted" fontSize="sm">
        {copy.intro}
      </chakra.p>
      {held.map((text) => (
        <HeldClaim key={`${text.field} ${text.sentence}`} held={text} />
      ))}
      {error && (
        <chakra.p ref={bringIntoView} role="alert" gridColumn="1 / -1" color="danger" fontSize="xs" fontWeight="medium">
          {error}
        </chakra.p>
      )}
    </FieldGroup>
  );
}

function HeldClaim({ held: { field, sentence, problem, literal } }: { held: HeldText }) {
  const { watch, setValue, getValues } = useFormContext<ProductValues>();
  const decisions = decisionsOf(watch('claimDecisions'));
  const decide = (reason: string) => {
    const others = decisions.filter((decision) => decision.sentence !== sentence);
    setValue('claimDecisions', typedDecisions([...others, { sentence, reason }]), { shouldDirty: true });
  };
  const replace = (text: string) =>
    setValue(field, getValues(field).replace(sentence, /[.!?]$/.test(sentence) ? `${text}.` : text), {
      shouldDirty: true,
    });
  return (
    <chakra.div role="group" aria-label={sentence} gridColumn="1 / -1" bg="fruit.mango.tint" rounded="input" p="4">
      <p>
        <strong>{fieldNames[field]}</strong>: <q>{sentence}</q>
      </p>
      <chakra.p fontSize="sm" mt="1">
        {copy.problems[problem]}
      </chakra.p>
      {literal && literal !== sentence && (
        <chakra.p fontSize="sm" mt="1">
          <span>{copy.literal}</span> <q>{literal}</q>{' '}
          <InlineButton onClick={() => replace(literal)}>{copy.replace}</InlineButton>
        </chakra.p>
      )}
      <chakra.div mt="3">
        <TextField
          label={copy.reason}
          value={decisions.find((decision) => decision.sentence === sentence)?.reason ?? ''}
          onChange={(event) => decide(event.target.value)}
          maxLength={300}
        />
      </chakra.div>
    </chakra.div>
  );
}

const fieldNames: Record<ClaimField, string> = {
  name: productFormCopy.name,
  badge: productFormCopy.badge,
  purpose: productFormCopy.purpose,
  description: productFormCopy.description,
  details: productFormCopy.details,
  benefits: productFormCopy.benefits,
  usage: productFormCopy.usage,
  whenToUse: productFormCopy.whenToUse,
};

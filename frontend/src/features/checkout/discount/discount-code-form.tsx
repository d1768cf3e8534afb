import { chakra } from '@chakra-ui/react';
import { useId, type FormEvent } from 'react';
import { Button } from '../../../ui/controls/button';
import { Input } from '../../../ui/controls/input';
import { discountCopy } from '../copy';

interface DiscountCodeFormProps {
  typed: string;
  setTyped: (typed: string) => void;
  isWorking: boolean;
  isChecking: boolean;
  /** Why the last code was refused. */
  refusal: string | undefined;
  onSubmit: (event: FormEvent) => void;
}

export function DiscountCodeForm({ typed, setTyped, isWorking, isChecking, refusal, onSubmit }: DiscountCodeFormProps) {
  const id = useId();
  return (
    <chakra.form onSubmit={onSubmit}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
        {discountCopy.label}
      </chakra.label>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="3">
        <Input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={refusal && `${id}-refusal`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
        />
        <Button type="submit" look="line" minH="13" disabled={isWorking || typed.trim() === ''} aria-busy={isChecking}>
          {isChecking ? discountCopy.applying : discountCopy.apply}
        </Button>
      </chakra.div>
      {refusal && (
        <chakra.p id={`${id}-refusal`} fontSize="sm" fontWeight="semibold" color="danger" mt="1.5">
          {refusal}
        </chakra.p>
      )}
    </chakra.form>
  );
}

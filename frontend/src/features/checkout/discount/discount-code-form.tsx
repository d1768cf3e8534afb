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
  isRefused: boolean;
  onSubmit: (event: FormEvent) => void;
}

export function DiscountCodeForm({
  typed,
  setTyped,
  isWorking,
  isChecking,
  isRefused,
  onSubmit,
}: DiscountCodeFormProps) {
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
          aria-invalid={isRefused || undefined}
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
    </chakra.form>
  );
}

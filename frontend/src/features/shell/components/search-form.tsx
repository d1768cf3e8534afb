import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Input } from '../../../ui/field';
import { searchCopy } from '../search-copy';

interface SearchFormProps {
  /** Hears every letter. */
  onType?: (typed: string) => void;
  /** Called when all results are asked for: close what the field stands in. */
  onDone: () => void;
  autoFocus?: boolean;
  /** What stands beside the field. */
  children?: ReactNode;
}

/** The search field; Enter shows all results on their page. */
export function SearchForm({ onType, onDone, autoFocus, children }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    onDone();
    void navigate({ to: '/products', search: search ? { search } : {} });
  };
  return (
    <chakra.form role="search" onSubmit={showAll} display="flex" gap="3" alignItems="center">
      <Input
        type="search"
        name="search"
        enterKeyHint="search"
        aria-label={searchCopy.label}
        placeholder={searchCopy.placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        rounded="full"
        px="6"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {children}
    </chakra.form>
  );
}

import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Input } from './input';

/** Texts of the search field, which are not in `uiCopy` because that is part of the first load. */
const searchFieldCopy = { label: 'Zoek een product', placeholder: 'Waar heb je zin in?' };

interface SearchFormProps {
  initial?: string;
  /** Called with the whole text on every change. */
  onType?: (typed: string) => void;
  /** Called when all results are requested, for example to close the dialog around the field. */
  onDone?: () => void;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** The search field. Enter opens the page with all results, also without JavaScript. */
export function SearchForm({ initial = '', onType, onDone, autoFocus, children }: SearchFormProps) {
  const [typed, setTyped] = useState(initial);
  const navigate = useNavigate();
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    onDone?.();
    void navigate({ to: '/products', search: search ? { search } : {} });
  };
  return (
    <chakra.form
      role="search"
      action="/products"
      method="get"
      onSubmit={showAll}
      display="flex"
      gap="3"
      alignItems="center"
    >
      <Input
        type="search"
        name="search"
        enterKeyHint="search"
        aria-label={searchFieldCopy.label}
        placeholder={searchFieldCopy.placeholder}
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

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorPage } from '../../pages/error-page';
import { Input } from '../../controls/input';
import { adminCopy } from '../copy';

/** The greatest width of a page of the back office: 1,760 px. */
export const adminPageWidth = '110rem';

/** The space beside a page of the back office. */
export const adminPadding = { base: '4', md: '6', xl: '8' } as const;

export function AdminPage({ title, status, actions, children }: AdminPageProps) {
  return (
    <chakra.div px={adminPadding} py={{ base: '3', md: '6', xl: '8' }} maxW={adminPageWidth}>
      <chakra.div
        display="flex"
        alignItems="center"
        columnGap={{ base: '3', md: '4' }}
        rowGap="2"
        flexWrap="wrap"
        mb={{ base: '3', md: '5' }}
        minH="10"
      >
        <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h1>
        <chakra.p role="status" color="muted" fontVariantNumeric="tabular-nums" flex="1">
          {status}
        </chakra.p>
        {actions}
      </chakra.div>
      {children}
    </chakra.div>
  );
}

interface AdminPageProps {
  title: string;
  status?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const quiet = 200;

/** A search field that shows typing immediately and debounces its write to the URL. `/` focuses it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = window.setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, quiet);
    return () => window.clearTimeout(timer);
  }, [typed, onChange]);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      input.current?.select();
    };
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, []);
  return (
    <Input
      ref={input}
      size="sm"
      type="search"
      flex={{ base: '1 1 12rem', md: '1 1 16rem' }}
      maxW="26rem"
      aria-label={label}
      title={adminCopy.searchHint}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** Whether a key press belongs to a field or an open dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest('input, textarea, select, dialog[open]');
}

export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      gap={{ base: '2', xl: '3' }}
      mb={{ base: '2', md: '4' }}
      flexWrap="wrap"
      alignItems="center"
    >
      {children}
    </chakra.div>
  );
}

export interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  children: ReactNode;
}

/** Renders the data of a query, or its error with a retry. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.isError && query.data === undefined)
    return <ErrorPage compact error={query.error} onRetry={() => void query.refetch()} />;
  return children;
}

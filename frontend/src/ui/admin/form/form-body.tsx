import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';

export interface FormBodyProps {
  isSaving: boolean;
  /** Settles when the form is saved or refused. Until then further submits do nothing. */
  onSubmit: () => unknown;
  onCancel: () => void;
  /** The label of the submit button; defaults to "Opslaan". */
  action?: string;
  /** Whether it is in a page. In a dialog its buttons reach the edges. */
  isInPage?: boolean;
  children: ReactNode;
}

/** Marks the field that the opening dialog focuses. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input, select, textarea')?.setAttribute('autofocus', '');
}

const edges = { mx: { base: '-5', md: '-8' }, mb: { base: '-5', md: '-8' }, px: { base: '5', md: '8' } } as const;

/** The form in a dialog or a page. Its buttons stay visible; Ctrl or Cmd + Enter saves from any field. */
export function FormBody({ isSaving, onSubmit, onCancel, action, isInPage = false, children }: FormBodyProps) {
  const isUnderWay = useRef(false);
  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await onSubmit();
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <chakra.form
      ref={focusFirst}
      noValidate
      display="grid"
      gap="6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <chakra.div
        display="flex"
        gap="3"
        justifyContent="flex-end"
        position="sticky"
        bottom="0"
        {...(!isInPage && edges)}
        py="4"
        bg="white"
        borderTop="1.5px solid"
        borderColor="stone"
      >
        <Button look="line" size="sm" onClick={onCancel}>
          {adminCopy.cancel}
        </Button>
        <Button look="ink" size="sm" type="submit" aria-disabled={isSaving} minW="7rem">
          {isSaving ? adminCopy.saving : (action ?? adminCopy.save)}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

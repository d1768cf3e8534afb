import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { showFailure } from './failure';
import { outdated } from './form';

export interface FormErrorProps {
  /** An error that belongs to no field. */
  error: { type?: string | number; message?: string } | undefined;
  /** Fills the form with what its record is now. */
  onReload?: () => Promise<void>;
}

const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'center' });

/** The error of a whole form. Of a record that changed since the form opened it offers what the record is now. */
export function FormError({ error, onReload }: FormErrorProps) {
  if (!error?.message) return null;
  const reload = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    try {
      await onReload?.();
      form?.querySelector<HTMLElement>('input, select, textarea')?.focus(); // the button is gone with the error
    } catch (failure) {
      showFailure(failure, adminCopy.wrong);
    }
  };
  return (
    <chakra.div ref={bringIntoView} role="alert" color="danger" fontWeight="medium">
      <p>{error.message}</p>
      {onReload && error.type === outdated.type && (
        <Button look="line" size="sm" mt="3" onClick={(event) => void reload(event)}>
          {adminCopy.reload}
        </Button>
      )}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../controls/button';
import { uiCopy } from '../../copy';
import { CloseIcon } from '../../icons';
import { Modal } from '../../overlays/modal';
import { FormBody, type FormBodyProps } from '../form/form-body';
import { FormError, type FormErrorProps } from '../form/form-error';
import { useOverlay } from './overlays';
import { useUnsavedGuard } from './use-unsaved-guard';

interface DialogProps {
  isOpen: boolean;
  /** Absent for a dialog that only its content closes. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
}

/** A browser cancels only the first close request of a dialog and then closes it without asking. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}

/** A dialog with a title and a close button. Back also closes it. It is printed in place of the page behind it. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const close = onClose ?? (() => undefined);
  useOverlay(isOpen, close);
  return (
    <Modal isOpen={isOpen} onClose={close} label={title} place="middle">
      <chakra.div data-printed p={{ base: '5', md: '8' }} pt="0!" fontSize="sm" onKeyDown={onEscape(close)}>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="start"
          gap="4"
          position="sticky"
          top="0"
          zIndex="sticky"
          bg="white"
          pt={{ base: '4', md: '6' }}
          pb="3"
          mb="2"
        >
          <chakra.h2 fontSize="xl" pt="2" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          {onClose && (
            <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
              <CloseIcon />
            </Button>
          )}
        </chakra.div>
        {children}
      </chakra.div>
    </Modal>
  );
}

type FormDialogProps = DialogProps &
  Omit<FormBodyProps, 'onCancel' | 'isSaving'> &
  Pick<FormErrorProps, 'onReload'> & {
    /** The state of its form. An error of its root, which belongs to no field, stands below the fields. */
    state: { isDirty: boolean; isSubmitting: boolean; errors: { root?: FormErrorProps['error'] } };
  };

/** A form in a dialog. Closing it, or leaving the page, with unsaved changes asks for confirmation. */
export function FormDialog({ isOpen, onClose, title, state, onReload, children, ...form }: FormDialogProps) {
  const { isDirty, isSubmitting, errors } = state;
  const mayClose = useUnsavedGuard(isOpen && isDirty && !isSubmitting);
  const close = async () => {
    if (await mayClose()) onClose?.();
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => void close()} title={title}>
      <FormBody {...form} isSaving={isSubmitting} onCancel={() => void close()}>
        {children}
        <FormError error={errors.root} onReload={onReload} />
      </FormBody>
    </Dialog>
  );
}

import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { FieldGroup } from '../../../ui/admin/form/fields';
import { FormError, type FormErrorProps } from '../../../ui/admin/form/form-error';
import { Button } from '../../../ui/controls/button';
import { settingsCopy as copy } from '../copy';

interface SettingsFormProps extends FormErrorProps {
  title: string;
  saveLabel: string;
  isSaving: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** One group of settings with a button that saves it. */
export function SettingsForm({ title, saveLabel, isSaving, error, onSubmit, onReload, children }: SettingsFormProps) {
  return (
    <chakra.form noValidate onSubmit={(event) => void onSubmit(event)} maxW="text" display="grid" gap="6">
      <FieldGroup title={title}>{children}</FieldGroup>
      <FormError error={error} onReload={onReload} />
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" aria-disabled={isSaving}>
        {isSaving ? copy.saving : saveLabel}
      </Button>
    </chakra.form>
  );
}

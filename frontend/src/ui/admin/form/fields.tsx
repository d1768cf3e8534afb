import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { inputRecipe } from '../../../theme/input-recipe';
import { Select } from '../../controls/field';
import { Input } from '../../controls/input';

interface Labels {
  label: string;
  error?: string;
  hint?: ReactNode;
  action?: ReactNode;
  gridColumn?: HTMLChakraProps<'div'>['gridColumn'];
}

type FieldOf<Tag extends 'input' | 'select' | 'textarea', Element> = Omit<HTMLChakraProps<Tag>, keyof Labels> &
  Labels & { ref?: Ref<Element> };

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control of the back office with its label above and its error or hint below. */
export function Labelled({
  label,
  error,
  hint,
  action,
  gridColumn,
  children,
}: Labels & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <chakra.div gridColumn={gridColumn} minW="0">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="1">
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
          {label}
        </chakra.label>
        {action}
      </chakra.div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <chakra.p
          id={`${id}-note`}
          color={error ? 'danger' : 'muted'}
          fontSize="xs"
          fontWeight={error ? 'medium' : undefined}
          mt="1"
        >
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}

type TextFieldProps = FieldOf<'input', HTMLInputElement> & {
  /** Not `number`: a turn of the mouse wheel would change the value. Use `inputMode="numeric"`. */
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'file';
};

export function TextField({ label, error, hint, action, gridColumn, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ label, error, hint, action, gridColumn }}>
      {(control) => <Input size="sm" autoComplete="off" {...control} {...input} />}
    </Labelled>
  );
}

const Area = chakra('textarea', inputRecipe);

export function TextArea({
  label,
  error,
  hint,
  action,
  gridColumn,
  ...area
}: FieldOf<'textarea', HTMLTextAreaElement>) {
  return (
    <Labelled {...{ label, error, hint, action, gridColumn }}>
      {(control) => (
        <Area
          size="sm"
          rows={2}
          py="2"
          lineHeight="1.45"
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: '4.25rem', maxHeight: '18rem' }}
          {...control}
          {...area}
        />
      )}
    </Labelled>
  );
}

export function SelectField({
  label,
  error,
  hint,
  action,
  gridColumn,
  ...select
}: FieldOf<'select', HTMLSelectElement>) {
  return (
    <Labelled {...{ label, error, hint, action, gridColumn }}>
      {(control) => <Select size="sm" {...control} {...select} />}
    </Labelled>
  );
}

type CheckFieldProps = Omit<FieldOf<'input', HTMLInputElement>, 'error' | 'action'> & {
  /** Aligns it beside a field with its label above. */
  isBeside?: boolean;
};

export function CheckField({ label, hint, gridColumn, isBeside, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.div
      gridColumn={gridColumn}
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="3"
      alignItems="center"
      pt={isBeside ? { sm: '6' } : undefined}
    >
      <chakra.input
        type="checkbox"
        id={id}
        w="5"
        h="5"
        accentColor="ink"
        aria-describedby={hint ? `${id}-note` : undefined}
        {...input}
      />
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" py="1.5">
        {label}
      </chakra.label>
      {hint && (
        <chakra.p id={`${id}-note`} gridColumn="2" color="muted" fontSize="xs" mt="-1">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </chakra.div>
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend fontFamily="display" fontWeight="bold" fontSize="md" mb="3" p="0">
        {title}
      </chakra.legend>
      <FieldGrid>{children}</FieldGrid>
    </chakra.fieldset>
  );
}

/** A small button in the text, such as "Genereer" at a slug. */
export const InlineButton = chakra(
  'button',
  {
    base: {
      fontSize: 'xs',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textDecorationColor: 'line',
      textUnderlineOffset: '3px',
      rounded: 'small',
      minH: '6',
      _hover: { textDecorationColor: 'ink' },
    },
  },
  { defaultProps: { type: 'button' } },
);

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type Ref } from 'react';
import { inputRecipe } from '../theme/recipes';

/** A bare text field. */
export const Input = chakra('input', inputRecipe);

/** A bare select. */
export const Select = chakra('select', inputRecipe);

interface FieldProps extends HTMLChakraProps<'input'> {
  label: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field with its error below it. */
export function Field({ label, error, gridColumn, ...input }: FieldProps) {
  const id = useId();
  return (
    <chakra.div gridColumn={gridColumn}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.label>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" fontWeight="medium" mt="1.5">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

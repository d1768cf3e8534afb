import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type Ref } from 'react';
import { inputRecipe } from '../../../theme/recipes';

const TextArea = chakra('textarea', inputRecipe);

interface ReasonFieldProps extends HTMLChakraProps<'textarea'> {
  label: string;
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled field for a sentence or two; it grows with them. */
export function ReasonField({ label, error, ...area }: ReasonFieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.label>
      <TextArea
        id={id}
        rows={3}
        py="3.5"
        lineHeight="1.45"
        resize="vertical"
        css={{ fieldSizing: 'content', minHeight: '6rem' }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...area}
      />
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" fontWeight="medium" mt="1.5">
          {error}
        </chakra.p>
      )}
    </div>
  );
}

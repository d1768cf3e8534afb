import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type Ref } from 'react';
import { inputRecipe } from '../../../theme/recipes';

const TextArea = chakra('textarea', inputRecipe);

interface MessageFieldProps extends HTMLChakraProps<'textarea'> {
  label: string;
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled field for a few sentences; it grows with them. */
export function MessageField({ label, error, gridColumn, ...area }: MessageFieldProps) {
  const id = useId();
  return (
    <chakra.div gridColumn={gridColumn}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.label>
      <TextArea
        id={id}
        rows={5}
        py="3.5"
        lineHeight="1.45"
        resize="vertical"
        css={{ fieldSizing: 'content', minHeight: '9rem' }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...area}
      />
      {error && (
        <chakra.p id={`${id}-error`} color="danger" fontSize="sm" fontWeight="medium" mt="1.5">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

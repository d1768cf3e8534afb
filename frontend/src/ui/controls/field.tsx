import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { inputRecipe } from '../../theme/input-recipe';
import { Input } from './input';

export const Select = chakra('select', inputRecipe);

const TextArea = chakra('textarea', inputRecipe);

interface Labelled {
  label: string;
  error?: string;
}

export function Field({
  label,
  error,
  gridColumn,
  ...input
}: Labelled & HTMLChakraProps<'input'> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <LabelledControl {...{ label, error, gridColumn }}>{(tied) => <Input {...tied} {...input} />}</LabelledControl>
  );
}

export function TextAreaField({
  label,
  error,
  gridColumn,
  minHeight,
  ...area
}: Labelled & HTMLChakraProps<'textarea'> & { minHeight: '6rem' | '9rem'; ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <LabelledControl {...{ label, error, gridColumn }}>
      {(tied) => (
        <TextArea
          {...tied}
          py="3.5"
          lineHeight="1.45"
          resize="vertical"
          css={{ fieldSizing: 'content' }}
          minHeight={minHeight}
          {...area}
        />
      )}
    </LabelledControl>
  );
}

interface LabelledControlProps extends Labelled {
  gridColumn?: HTMLChakraProps<'div'>['gridColumn'];
  children: (tied: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

function LabelledControl({ label, error, gridColumn, children }: LabelledControlProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <chakra.div gridColumn={gridColumn}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined })}
      {error && (
        <chakra.p id={errorId} color="danger" fontSize="sm" fontWeight="medium" mt="1.5">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}

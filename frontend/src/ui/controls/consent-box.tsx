import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

interface ConsentBoxProps extends HTMLChakraProps<'input'> {
  /** The whole text that the person consents to. */
  text: string;
  error?: string;
}

/** A box with the text of a consent. It starts unticked: a ticked one is no consent (C-673/17). */
export function ConsentBox({ text, error, ...input }: ConsentBoxProps) {
  const errorId = useId();
  return (
    <div>
      <chakra.label display="flex" alignItems="flex-start" gap="3" fontSize="sm" lineHeight="1.45">
        <chakra.input
          type="checkbox"
          w="6"
          h="6"
          flexShrink={0}
          accentColor="fruit.blueberry.strong"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{text}</span>
      </chakra.label>
      {error && (
        <chakra.p id={errorId} mt="1.5" fontSize="sm" fontWeight="medium" color="danger">
          {error}
        </chakra.p>
      )}
    </div>
  );
}

import { chakra } from '@chakra-ui/react';
import { checkoutCopy } from '../copy';

const steps = ['gegevens', 'betalen'] as const;

/** The progress of the checkout as two words. */
export function StepWords({ step }: { step: (typeof steps)[number] }) {
  return (
    <chakra.ol
      aria-label={checkoutCopy.stepsLabel}
      display="flex"
      gap="3"
      alignItems="baseline"
      fontFamily="display"
      fontWeight="black"
      fontSize={{ base: '2rem', md: '2.75rem' }}
      letterSpacing="-0.03em"
      lineHeight="1"
      mb="8"
    >
      {steps.map((name, index) => (
        <chakra.li key={name} aria-current={name === step ? 'step' : undefined} color={name === step ? 'ink' : 'faint'}>
          {index > 0 && (
            <chakra.span aria-hidden="true" mr="3">
              /
            </chakra.span>
          )}
          <span>{checkoutCopy.steps[name]}</span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

import { chakra } from '@chakra-ui/react';
import { fruits, neutral } from '../theme/fruit';

/** The brand name followed by a gummy. Its size follows the surrounding font size. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <chakra.span
      fontFamily="display"
      fontWeight="black"
      textTransform="lowercase"
      letterSpacing="-0.045em"
      lineHeight="1"
      display="inline-flex"
      alignItems="baseline"
      whiteSpace="nowrap"
    >
      <span>{brand}</span>
      <chakra.svg viewBox="0 0 20 20" w="0.27em" h="0.27em" ml="0.04em" aria-hidden="true">
        <circle cx="10" cy="10" r="10" fill={fruits.mandarin.strong} />
        <path
          d="M4.5 9.5a5.5 5.5 0 0 1 5-5"
          stroke={neutral.paper}
          strokeWidth="2.2"
          strokeLinecap="round"
          fill="none"
        />
      </chakra.svg>
    </chakra.span>
  );
}

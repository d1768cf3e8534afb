import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface GummyProps extends HTMLChakraProps<'img'> {
  /** A shape, or a variant of one in another colour, such as `heart-peach`. */
  shape: string;
}

/** A gummy that decorates, cut out of its set. Screen readers skip it. */
export const Gummy = ({ shape, ...style }: GummyProps) => (
  <chakra.img src={`/art/gummies/${shape}.webp`} alt="" htmlWidth={200} htmlHeight={200} {...style} />
);

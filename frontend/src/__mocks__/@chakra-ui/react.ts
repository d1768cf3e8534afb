/** The part of Chakra that the shop uses. Loading its hundred components as well would take a second in each spec. */
export * from '@chakra-ui/react/styled-system';
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';

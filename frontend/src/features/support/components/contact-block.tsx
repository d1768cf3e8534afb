import { chakra } from '@chakra-ui/react';
import { supportCopy } from '../copy';
import { Gummy } from '../../../ui/gummy';

export function ContactBlock({
  email,
  hours,
  title = supportCopy.contactTitle,
}: {
  email: string;
  hours: string;
  title?: string;
}) {
  return (
    <chakra.aside
      position="relative"
      overflow="clip"
      rounded="card"
      bg="fruit.mango.strong"
      p={{ base: '6', md: '8' }}
      pb={{ base: '28', md: '32' }}
    >
      <chakra.h2 fontSize="2xl" lineHeight="1.05" letterSpacing="-0.02em">
        {title}
      </chakra.h2>
      <chakra.p mt="3">{supportCopy.contactText}</chakra.p>
      <chakra.a
        href={`mailto:${email}`}
        display="inline-block"
        mt="5"
        fontFamily="display"
        fontWeight="bold"
        fontSize="xl"
        lineHeight="1.2"
        textDecoration="underline"
        textDecorationThickness="2px"
        textUnderlineOffset="4px"
        overflowWrap="anywhere"
        _hover={{ textDecorationThickness: '4px' }}
      >
        {email}
      </chakra.a>
      <chakra.p mt="3" fontSize="sm" fontWeight="semibold">
        {supportCopy.hours(hours)}
      </chakra.p>
      <chakra.div
        position="absolute"
        insetX="0"
        bottom="0"
        display="flex"
        justifyContent="space-evenly"
        alignItems="flex-end"
      >
        {gummies.map(({ shape, bottom, width, rotate }) => (
          <Gummy key={shape} shape={shape} loading="lazy" mb={bottom} w={width} rotate={rotate} />
        ))}
      </chakra.div>
    </chakra.aside>
  );
}

const gummies = [
  { shape: 'heart', bottom: '-1.75rem', width: '6.5rem', rotate: '-14deg' },
  { shape: 'star', bottom: '-0.25rem', width: '5rem', rotate: '10deg' },
  { shape: 'moon', bottom: '-2rem', width: '7.5rem', rotate: '22deg' },
] as const;

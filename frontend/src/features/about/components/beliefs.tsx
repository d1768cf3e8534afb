import { chakra } from '@chakra-ui/react';
import { useShop } from '../../../lib/shop/shop';
import { Picture } from '../../../ui/picture';
import { aboutCopy } from '../copy';

/** What the shop believes in. Omits the promise that staff hides. */
export function Beliefs() {
  const { claims } = useShop();
  const beliefs = aboutCopy.beliefs.filter(({ claim }) => claim === null || claims.includes(claim));
  return (
    <chakra.div display="grid" gap={{ base: '3', md: '5' }} px={{ base: '3', md: '5' }} maxW="108rem" mx="auto">
      {beliefs.map(({ fruit, picture, title, text }, place) => {
        const isFlipped = place % 2 === 1;
        return (
          <chakra.section
            key={title}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: isFlipped ? '0.8fr 1fr' : '1fr 0.8fr' }}
            rounded={{ base: '28px', md: '40px' }}
            overflow="clip"
            bg={`fruit.${fruit}.strong`}
            color={`fruit.${fruit}.on`}
          >
            <chakra.div order={{ md: isFlipped ? 2 : 1 }} overflow="clip" bg={`fruit.${fruit}.tint`}>
              <Picture
                src={picture}
                alt=""
                sizes="(min-width: 768px) 55vw, 100vw"
                h="full"
                aspectRatio={{ base: '4 / 3', md: '5 / 4' }}
                objectPosition="50% 15%"
              />
            </chakra.div>
            <chakra.div
              order={{ md: isFlipped ? 1 : 2 }}
              display="flex"
              flexDirection="column"
              justifyContent="flex-end"
              gap="4"
              p={{ base: '6', md: '8', xl: '14' }}
              pt={{ base: '8', md: '14' }}
            >
              <chakra.h2 fontSize="clamp(2.4rem, 5.4vw, 5.25rem)" lineHeight="0.95" letterSpacing="-0.04em">
                {title}
              </chakra.h2>
              <chakra.p fontSize={{ base: 'md', xl: 'lg' }} lineHeight="1.5" maxW="28rem">
                {text}
              </chakra.p>
            </chakra.div>
          </chakra.section>
        );
      })}
    </chakra.div>
  );
}

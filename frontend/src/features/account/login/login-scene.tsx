import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons';
import { loginCopy } from '../copy';

const gummies = [
  { shape: 'slice', width: '46%', left: '27%', top: '0', rotate: '8deg' },
  { shape: 'heart', width: '40%', left: '-4%', top: '27%', rotate: '-14deg' },
  { shape: 'bolt', width: '40%', left: '64%', top: '30%', rotate: '-6deg' },
  { shape: 'moon', width: '34%', left: '33%', top: '50%', rotate: '10deg' },
];

export function LoginScene({ children }: { children: ReactNode }) {
  return (
    <chakra.div bg="fruit.mandarin.tint" h="full">
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '6', md: '16', lg: '20' }}
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 33rem) minmax(0, 1fr)' }}
        alignItems="center"
        justifyItems={{ base: 'center', lg: 'stretch' }}
      >
        <chakra.div
          bg="white"
          rounded="card"
          p={{ base: '6', sm: '10' }}
          w="full"
          maxW="33rem"
          minH={{ lg: '27rem' }}
          data-testid="login-card"
        >
          {children}
        </chakra.div>
        <chakra.div w="full" maxW="33rem">
          <chakra.div
            display={{ base: 'none', lg: 'block' }}
            position="relative"
            w="27rem"
            maxW="full"
            aspectRatio="1.2"
            mb="6"
            aria-hidden="true"
          >
            {gummies.map(({ shape, ...place }, index) => (
              <chakra.img
                key={shape}
                src={`/art/gummies/${shape}.webp`}
                alt=""
                position="absolute"
                animation="drift 7s ease-in-out infinite"
                style={{ ...place, animationDelay: `${index * -1.7}s` }}
              />
            ))}
          </chakra.div>
          <chakra.ul display="grid" gap="3" fontSize={{ lg: 'lg' }} fontWeight="semibold">
            {loginCopy.promises.map((promise) => (
              <chakra.li key={promise} display="flex" alignItems="center" gap="3">
                <chakra.span display="grid" placeItems="center" w="8" h="8" rounded="full" bg="paper" flexShrink={0}>
                  <CheckIcon size="1.125rem" />
                </chakra.span>
                <span>{promise}</span>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

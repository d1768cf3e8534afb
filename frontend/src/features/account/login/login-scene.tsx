import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons';
import { loginCopy } from '../copy';
import { Gummy } from '../../../ui/gummy';

const gummies = [
  { shape: 'slice', width: '46%', left: '27%', top: '0', rotate: '8deg' },
  { shape: 'heart', width: '40%', left: '-4%', top: '27%', rotate: '-14deg' },
  { shape: 'drop', width: '38%', left: '65%', top: '30%', rotate: '-6deg' },
  { shape: 'moon', width: '34%', left: '33%', top: '50%', rotate: '10deg' },
];

interface LoginSceneProps {
  /** Whether a narrow screen shows gummies and promises below the card. At the code step, toasts appear there. */
  hasRoom: boolean;
  children: ReactNode;
}

export function LoginScene({ hasRoom, children }: LoginSceneProps) {
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
        <chakra.div
          display={{ base: hasRoom ? 'flex' : 'none', lg: 'block' }}
          alignItems="center"
          justifyContent="space-between"
          w="full"
          maxW={{ base: '33rem', lg: '27rem' }}
          justifySelf="center"
        >
          <chakra.div
            display={{ base: 'none', md: 'block' }}
            order="1"
            position="relative"
            w={{ md: '9rem', lg: '27rem' }}
            maxW="full"
            aspectRatio="1.2"
            mb={{ lg: '6' }}
            filter="drop-shadow(0 12px 14px color-mix(in srgb, {colors.ink} 18%, transparent))"
            aria-hidden="true"
          >
            {gummies.map(({ shape, ...place }, index) => (
              <Gummy
                key={shape}
                shape={shape}
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

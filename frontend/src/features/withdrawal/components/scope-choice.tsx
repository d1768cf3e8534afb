import { chakra } from '@chakra-ui/react';
import { withdrawalCopy } from '../copy';

interface ScopeChoiceProps {
  isPart: boolean;
  onChange: (isPart: boolean) => void;
}

/** The whole order, or a part of it. */
export function ScopeChoice({ isPart, onChange }: ScopeChoiceProps) {
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5" p="0">
        {withdrawalCopy.scope}
      </chakra.legend>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {[false, true].map((value) => (
          <chakra.label
            key={String(value)}
            display="flex"
            alignItems="center"
            gap="3"
            minH="13"
            px="4"
            rounded="input"
            border="1.5px solid"
            borderColor={isPart === value ? 'ink' : 'edge'}
            bg="white"
            fontWeight="semibold"
            cursor="pointer"
            _hover={{ borderColor: 'ink' }}
          >
            <chakra.input
              type="radio"
              name="scope"
              w="5"
              h="5"
              accentColor="ink"
              checked={isPart === value}
              onChange={() => onChange(value)}
            />
            <span>{value ? withdrawalCopy.some : withdrawalCopy.whole}</span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

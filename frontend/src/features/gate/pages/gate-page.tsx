import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { openGate } from '../../../../../contracts/settings.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { useShop } from '../../../lib/shop/shop';
import { Button } from '../../../ui/controls/button';
import { Input } from '../../../ui/controls/input';
import { ArrowIcon } from '../../../ui/icons';
import { Wordmark } from '../../../ui/wordmark';
import { useOpenGate } from '../api';
import { gateCopy } from '../copy';

const codeLength = 4;

export default function GatePage() {
  const { brand } = useShop();
  const [code, setCode] = useState('');
  const opening = useOpenGate();
  const isWrong = refuses(openGate, opening.error, 'wrong-access-code');
  const error = opening.error && (isWrong ? gateCopy.wrong : sentenceOf(opening.error, gateCopy.wrong));
  const enter = (digits: string) => opening.mutate(digits, { onError: () => setCode('') });
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (!digits) return;
    opening.reset();
    if (digits.length === codeLength) enter(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!opening.isPending) enter(code);
  };
  return (
    <chakra.main
      minH="100dvh"
      bg="fruit.mandarin.tint"
      display="grid"
      gridTemplateRows="auto 1fr"
      justifyItems="center"
      p="6"
    >
      <title>{gateCopy.title}</title>
      <chakra.div fontSize="2.375rem" pt="2">
        <Wordmark brand={brand} />
      </chakra.div>
      <chakra.div alignSelf="center" textAlign="center" maxW="30rem" pb="16">
        <chakra.img
          src="/art/states/gate.webp"
          alt=""
          htmlWidth={480}
          htmlHeight={480}
          w={{ base: '48', md: '60' }}
          mx="auto"
          aspectRatio="1"
        />
        <chakra.h1 fontSize="clamp(2rem, 5.86vw, 3.25rem)" mt="2">
          {gateCopy.title}
        </chakra.h1>
        <chakra.p mt="3" mb="8">
          {gateCopy.text}
        </chakra.p>
        <chakra.form method="dialog" onSubmit={submit} position="relative" w="17rem" mx="auto">
          <chakra.label htmlFor="access-code" display="block" mb="2" fontWeight="semibold">
            {gateCopy.code}
          </chakra.label>
          <Input
            id="access-code"
            value={code}
            onChange={(event) => type(event.target.value)}
            required
            minLength={codeLength}
            aria-invalid={error ? true : undefined}
            aria-describedby="gate-error"
            placeholder="••••"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            height="5rem"
            fontFamily="display"
            fontWeight="bold"
            fontSize="2.75rem"
            textAlign="center"
            letterSpacing="0.25em"
            textIndent="0.25em" // as wide as the space after the last digit
            px="14"
            rounded="card"
          />
          <Button
            type="submit"
            size="icon"
            position="absolute"
            bottom="1.125rem"
            right="4"
            data-needs-script
            aria-label={gateCopy.enter}
            aria-disabled={opening.isPending}
          >
            <ArrowIcon size="1.25rem" />
          </Button>
        </chakra.form>
        <chakra.p id="gate-error" role="alert" minH="7" mt="3" color="danger" fontWeight="bold">
          {error}
        </chakra.p>
      </chakra.div>
    </chakra.main>
  );
}

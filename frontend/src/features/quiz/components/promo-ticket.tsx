import { chakra } from '@chakra-ui/react';
import { useMoment } from '../../../lib/browser/motion';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { CheckIcon } from '../../../ui/icons';
import { resultsCopy } from '../copy';

/** The discount code for a first order, with a copy button. */
export function PromoTicket() {
  const [isCopied, showCopied] = useMoment(2000);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(resultsCopy.promoCode);
      showCopied();
    } catch {
      showError(resultsCopy.copyFailed, resultsCopy.copyFailedText);
    }
  };
  return (
    <chakra.div
      rounded="card"
      bg="fruit.mango.strong"
      p={{ base: '6', md: '10' }}
      display="flex"
      flexDirection="column"
      gap="6"
      justifyContent="space-between"
    >
      <div>
        <chakra.h2 fontSize="3xl" lineHeight="1" letterSpacing="-0.03em">
          {resultsCopy.promoTitle}
        </chakra.h2>
        <chakra.p mt="2">{resultsCopy.promoText}</chakra.p>
      </div>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        p="3"
        pl={{ base: '5', md: '6' }}
        rounded="card"
        border="2px dashed"
        borderColor="ink"
        bg="fruit.mango.tint"
      >
        <chakra.strong
          fontFamily="display"
          fontWeight="black"
          fontSize={{ base: '2xl', md: '3xl' }}
          lineHeight="1"
          letterSpacing="0.02em"
        >
          {resultsCopy.promoCode}
        </chakra.strong>
        <Button look="ink" onClick={() => void copy()} minW={{ sm: '9rem' }}>
          {isCopied && <CheckIcon size="1.125rem" />}
          <span aria-live="polite">{isCopied ? resultsCopy.copied : resultsCopy.copy}</span>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

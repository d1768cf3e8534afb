import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { amsterdamDay, monthsAfter } from '../../../../../../contracts/values/calendar.js';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { shippingOf } from '../../../../../../pricing/price-basket.js';
import { centsOf, formatCents, formatDay } from '../../../../lib/format';
import { shippingQuery } from '../../../../lib/shop/shop';
import { maxJarsPerLine } from '../../../../lib/basket/limits';
import { isBundle } from '../../../../lib/shop/pieces';
import type { Tint } from '../../../../theme/fruit';
import { focusRing } from '../../../../theme/global-css';
import { Chip } from '../../../../ui/controls/button';
import { Price } from '../../../../ui/product/price';
import { QuantityStepper } from '../../../../ui/controls/quantity-stepper';
import { frequencyOptions, priceOfChoice, switchPlan, type Choice } from '../../choice';
import { productCopy } from '../../product-copy';

interface SubscriptionOptionProps {
  product: ProductDetail;
  choice: Choice;
  tint: Tint;
  onChoose: (choice: Choice) => void;
}

/** The plan as the fourth card. When chosen, it shows the jars and the frequency. */
export function SubscriptionOption({ product, choice, tint, onChoose }: SubscriptionOptionProps) {
  const isChosen = choice.kind === 'subscription';
  const plan = isChosen ? choice : ({ kind: 'subscription', jars: choice.count, frequency: 1 } as const);
  const price = priceOfChoice(product, plan);
  const jarsLabel = productCopy.jars(isBundle(product));
  return (
    <chakra.div
      rounded="1.5rem"
      border="2px solid"
      borderColor={isChosen ? 'ink' : 'edge'}
      bg={isChosen ? tint : 'white'}
      transition="border-color 150ms, background-color 150ms"
      _hover={{ borderColor: 'ink' }}
    >
      <chakra.label
        display="flex"
        alignItems="center"
        gap="4"
        p={{ base: '4', md: '5' }}
        rounded="1.4rem"
        css={{ '&:has(:focus-visible)': focusRing }}
      >
        <chakra.input
          type="checkbox"
          role="switch"
          srOnly
          checked={isChosen}
          onChange={() => onChoose(switchPlan(choice))}
        />
        <Toggle isOn={isChosen} />
        <chakra.span flex="1" lineHeight="1.3">
          <chakra.strong display="block">{productCopy.subscription}</chakra.strong>
          <chakra.span fontSize="sm">{productCopy.subscriptionSave(product.subscriptionDiscount)}</chakra.span>
        </chakra.span>
        <chakra.span textAlign="right" display="grid" justifyItems="end" gap="1">
          <Price cents={price.totalCents} />
          <chakra.span fontSize="xs" lineHeight="1.2">
            {productCopy.subscriptionPer(plan.jars, plan.frequency)}
          </chakra.span>
        </chakra.span>
      </chakra.label>
      {isChosen && (
        <chakra.div px={{ base: '4', md: '5' }} pb="5" display="grid" gap="4" animation="rise 200ms">
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
            <chakra.span fontSize="sm" fontWeight="semibold">
              {jarsLabel}
            </chakra.span>
            <QuantityStepper
              name={jarsLabel}
              value={plan.jars}
              max={maxJarsPerLine}
              onChange={(jars) => onChoose({ ...plan, jars })}
            />
          </chakra.div>
          <chakra.div
            role="group"
            aria-label={productCopy.frequency}
            display="grid"
            gap="2"
            gridTemplateColumns="repeat(3, minmax(0, 1fr))"
          >
            {frequencyOptions.map((frequency) => (
              <Chip
                key={frequency}
                px="1"
                fontSize={{ base: 'xs', md: 'sm' }}
                justifyContent="center"
                aria-pressed={frequency === plan.frequency}
                onClick={() => onChoose({ ...plan, frequency })}
              >
                {productCopy.frequencies[frequency]}
              </Chip>
            ))}
          </chakra.div>
          <PlanTerms cents={price.totalCents} frequency={plan.frequency} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** What a delivery costs with its shipping, and when the next one is. */
function PlanTerms({ cents, frequency }: { cents: number; frequency: number }) {
  const shipping = useQuery(shippingQuery).data;
  const shippingCents =
    shipping &&
    shippingOf(
      cents,
      { freeFromCents: centsOf(shipping.freeShippingThreshold), costCents: centsOf(shipping.shippingCost) },
      false,
    );
  const day = monthsAfter(amsterdamDay(new Date().toISOString()), frequency);
  return (
    <chakra.p fontSize="sm">
      {shippingCents !== undefined && (
        <>
          <strong>{productCopy.perDelivery(formatCents(cents + shippingCents), shippingCents === 0)}</strong>{' '}
        </>
      )}
      <span>{productCopy.nextDelivery(formatDay(`${day}T12:00:00Z`))}</span> <span>{productCopy.stopAnytime}</span>
    </chakra.p>
  );
}

function Toggle({ isOn }: { isOn: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      w="12"
      h="7"
      p="0.5"
      rounded="full"
      bg={isOn ? 'ink' : 'off'}
      transition="background-color 150ms"
      flexShrink={0}
    >
      <chakra.span
        display="block"
        w="6"
        h="6"
        rounded="full"
        bg="white"
        transition="translate 200ms var(--gum-easings-spring)"
        translate={isOn ? '1.25rem 0' : '0 0'}
      />
    </chakra.span>
  );
}

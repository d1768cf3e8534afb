import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShop } from '../../../lib/shop/shop';
import type { FruitName } from '../../../theme/fruit';
import { Button, ButtonLink, Link } from '../../../ui/controls/button';
import { ArrowIcon, CloseIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { Wordmark } from '../../../ui/wordmark';
import { quizCopy, resultsCopy } from '../copy';
import { macroOf } from '../looks';
import { stepCount } from '../steps';

/** How much of the bar is filled, by step. */
const filled = ['0%', '17%', '33%', '50%', '67%', '83%', '100%'] as const;

interface QuestionScreenProps {
  step: number;
  fruit: FruitName;
  isAnswered: boolean;
  onPrevious: () => void;
  onNext: () => void;
  children: ReactNode;
}

export function QuestionScreen({ step, fruit, isAnswered, onPrevious, onNext, children }: QuestionScreenProps) {
  const { title, hint } = quizCopy.steps[step - 1] ?? { title: '', hint: '' };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <chakra.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 38vw' }}
      bg={`fruit.${fruit}.tint`}
      transition="background-color 400ms"
    >
      <chakra.form
        noValidate
        method="dialog" // prevents submission without JavaScript
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(!isAnswered);
          if (isAnswered) onNext();
        }}
        display="flex"
        flexDirection="column"
        minH={{ base: '100dvh', lg: 'auto' }}
        minW="0"
        px={{ base: '4', md: '10', xl: '16' }}
      >
        <TopBar step={step} />
        <chakra.div
          display={{ base: 'block', lg: 'none' }}
          mx={{ base: '-4', md: '-10' }}
          mt="3"
          h={{ base: '6.5rem', md: '17rem' }}
        >
          <Macro fruit={fruit} />
        </chakra.div>
        <chakra.fieldset
          aria-labelledby="question"
          aria-describedby="question-hint"
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={{ base: 'flex-start', md: 'center' }}
          w="full"
          minW="0"
          maxW="46rem"
          mx={{ base: 'auto', lg: '0' }}
          py={{ base: '6', md: '10' }}
        >
          <chakra.p fontSize="sm" fontWeight="bold">
            {quizCopy.question(step)}
          </chakra.p>
          <chakra.h1
            id="question"
            ref={heading}
            tabIndex={-1}
            outline="none"
            fontSize="clamp(2.1rem, 4.4vw, 4rem)"
            lineHeight="1"
            letterSpacing="-0.035em"
            mt="1"
          >
            {title}
          </chakra.h1>
          <chakra.p id="question-hint" mt="2.5" mb={{ base: '5', md: '8' }} fontSize={{ base: 'md', md: 'lg' }}>
            {hint}
          </chakra.p>
          <chakra.div key={step} animation="rise 250ms var(--gum-easings-out)">
            {children}
          </chakra.div>
          <chakra.p role="alert" mt="3" fontWeight="bold">
            {isAsked && !isAnswered && quizCopy.chooseOne}
          </chakra.p>
        </chakra.fieldset>
        <chakra.div
          data-bar
          position="sticky"
          bottom="0"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="3"
          w="full"
          maxW="46rem"
          mx={{ base: 'auto', lg: '0' }}
          py={{ base: '4', md: '6' }}
          bg={`fruit.${fruit}.tint`}
          transition="background-color 400ms"
        >
          {step > 1 && (
            <Button look="line" size="lg" borderColor="outline" onClick={onPrevious}>
              {quizCopy.previous}
            </Button>
          )}
          <noscript>
            <chakra.p mb="3" fontWeight="bold">
              {quizCopy.needsScript}
            </chakra.p>
            <ButtonLink look="ink" to="/products">
              {resultsCopy.allProducts}
            </ButtonLink>
          </noscript>
          <Button
            type="submit"
            look="ink"
            size="lg"
            flex={{ base: '1', md: 'none' }}
            minW={{ md: '52' }}
            ml="auto"
            data-needs-script
          >
            <span>{step === stepCount - 1 ? quizCopy.toResults : quizCopy.next}</span>
            <ArrowIcon size="1.25rem" />
          </Button>
        </chakra.div>
      </chakra.form>
      <chakra.div
        display={{ base: 'none', lg: 'block' }}
        position="sticky"
        top="0"
        h="100dvh"
        p="4"
        pl="0"
        overflow="clip"
      >
        <chakra.div h="full" rounded="40px" overflow="clip">
          <Macro fruit={fruit} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Macro({ fruit }: { fruit: FruitName }) {
  return (
    <chakra.div h="full" bg={`fruit.${fruit}.strong`} overflow="clip" transition="background-color 400ms">
      <Picture
        key={fruit}
        src={macroOf[fruit]}
        alt=""
        sizes="(min-width: 1024px) 60vw, 150vw"
        eager
        h="full"
        aspectRatio="auto"
        objectPosition="50% 55%"
        animation="rise 400ms var(--gum-easings-out)"
      />
    </chakra.div>
  );
}

function TopBar({ step }: { step: number }) {
  const { brand } = useShop();
  const percent = Math.round((step / stepCount) * 100);
  return (
    <chakra.div pt={{ base: '3', md: '6' }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between">
        <Link to="/" fontSize={{ base: '1.625rem', md: '2rem' }} aria-label={`${brand} ${quizCopy.home}`}>
          <Wordmark brand={brand} />
        </Link>
        <ButtonLink look="quiet" size="sm" to="/" mr="-4">
          {quizCopy.stop}
          <CloseIcon size="1.125rem" />
        </ButtonLink>
      </chakra.div>
      <chakra.div
        role="progressbar"
        aria-label={quizCopy.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={quizCopy.question(step)}
        mt="3"
        h="2.5"
        rounded="full"
        bg="paper"
        overflow="clip"
      >
        <chakra.div h="full" rounded="full" bg="ink" transition="width 400ms var(--gum-easings-out)" w={filled[step]} />
      </chakra.div>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { useWithdraw } from '../api';
import { WithdrawalDone } from '../components/withdrawal-done';
import { WithdrawalForm } from '../components/withdrawal-form';
import { WithdrawalReview } from '../components/withdrawal-review';
import { withdrawalCopy as copy } from '../copy';
import { keepDraft, loadDraft, type Draft } from '../draft';

const nothing = {};

/** Withdrawing from an order without an account: fill in, review, confirm. */
export function WithdrawalPage() {
  return (
    <chakra.div bg="fruit.raspberry.tint">
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '10', md: '16' }}
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Explanation />
        <chakra.div rounded="card" bg="white" p={{ base: '5', md: '10' }}>
          <Steps />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Steps() {
  const [draft, setDraft] = useState(loadDraft);
  const withdraw = useWithdraw();
  const { values, isReviewed } = draft;
  const go = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  const confirm = () => {
    if (withdraw.isPending) return;
    withdraw.mutate(values, {
      onSuccess: () => keepDraft(null),
      onError: (failure) => {
        const isAboutFields = failure instanceof ApiError && Object.keys(failure.fields).length > 0;
        if (isAboutFields) go({ values, isReviewed: false });
      },
    });
  };
  const startAnew = () => {
    withdraw.reset();
    setDraft(loadDraft());
  };
  if (withdraw.isSuccess) return <WithdrawalDone email={values.email} onAnother={startAnew} />;
  if (isReviewed)
    return (
      <WithdrawalReview
        values={values}
        isSending={withdraw.isPending}
        error={withdraw.error}
        onConfirm={confirm}
        onChange={() => go({ values, isReviewed: false })}
      />
    );
  return (
    <>
      <chakra.h2 fontSize="2xl" mb="6">
        {copy.formTitle}
      </chakra.h2>
      <WithdrawalForm
        values={values}
        refused={withdraw.error instanceof ApiError ? withdraw.error.fields : nothing}
        onReview={(filled) => go({ values: filled, isReviewed: true })}
      />
    </>
  );
}

function Explanation() {
  return (
    <chakra.div position={{ lg: 'sticky' }} top="28">
      <chakra.h1 fontSize="hero" lineHeight="tight" letterSpacing="-0.035em" maxW="10ch">
        {copy.title}
      </chakra.h1>
      <chakra.p fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="5" maxW="30rem">
        {copy.intro}
      </chakra.p>
      <chakra.ol mt={{ base: '6', md: '10' }} display={{ base: 'none', md: 'grid' }} gap="5">
        {copy.steps.map(({ gummy, title, text }) => (
          <chakra.li key={title} display="flex" alignItems="center" gap="4">
            <chakra.img
              src={`/art/gummies/${gummy}.webp`}
              alt=""
              htmlWidth={200}
              htmlHeight={200}
              w="14"
              flexShrink={0}
            />
            <chakra.span lineHeight="1.4">
              <chakra.strong display="block" fontSize="lg">
                {title}
              </chakra.strong>
              {text}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

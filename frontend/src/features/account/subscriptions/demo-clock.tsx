import { chakra } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { amsterdamDay } from '../../../../../contracts/values/calendar.js';
import { moveClock, readClock } from '../../../../../contracts/dev.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { queryOf, responseOf } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { demoClockCopy, payingCopy } from './copy';
import { isDue } from './subscription-state';
import { readSubscriptionsAgain, subscriptionsQuery } from './api';

const clockQuery = queryOf(readClock, {});
const steps = [1, 31];
const lookAgainMilliseconds = 1000;

export function DemoClock() {
  const queryClient = useQueryClient();
  const clock = useQuery(clockQuery);
  const today = clock.data && amsterdamDay(clock.data.now);
  useQuery({
    ...subscriptionsQuery,
    refetchInterval: ({ state }) =>
      today && state.data?.some((one) => isDue(one, today)) ? lookAgainMilliseconds : false,
  });
  const move = useMutation({
    mutationFn: (days: number) => responseOf(moveClock, { body: { days } }),
    onSuccess: (moved) => {
      queryClient.setQueryData(clockQuery.queryKey, moved);
      showToast({ title: demoClockCopy.moved(moved.now), tone: 'success' });
      return readSubscriptionsAgain(queryClient);
    },
    onError: (failure) => showError(demoClockCopy.failed, sentenceOf(failure, payingCopy.tryAgain)),
  });
  if (!clock.data) return null;
  return (
    <chakra.aside
      aria-label={demoClockCopy.title}
      mt={{ base: '12', md: '16' }}
      p={{ base: '5', md: '6' }}
      rounded="card"
      border="1.5px dashed"
      borderColor="line"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      data-testid="demo-clock"
    >
      <div>
        <chakra.p fontWeight="bold">{demoClockCopy.title}</chakra.p>
        <p>{demoClockCopy.text(clock.data.now)}</p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {steps.map((days) => (
          <Button
            key={days}
            look="line"
            size="sm"
            minH="11"
            aria-disabled={move.isPending}
            onClick={() => !move.isPending && move.mutate(days)}
          >
            {move.isPending && move.variables === days ? demoClockCopy.moving : demoClockCopy.move(days)}
          </Button>
        ))}
      </chakra.div>
    </chakra.aside>
  );
}

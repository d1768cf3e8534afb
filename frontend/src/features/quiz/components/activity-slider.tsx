import { chakra } from '@chakra-ui/react';
import { maxActiveDays } from '../../../../../contracts/quiz.js';
import { quizCopy } from '../copy';

const thumb = {
  appearance: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '999px',
  border: '6px solid var(--gum-colors-ink)',
  background: 'var(--gum-colors-fruit-mandarin-strong)',
  cursor: 'grab',
} as const;
const track = { height: '1rem', borderRadius: '999px' } as const;

/** Active days a week, 0 to 7, with a large number. */
export function ActivitySlider({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const filled = `${(days / maxActiveDays) * 100}%`;
  return (
    <chakra.div>
      <chakra.p display="flex" alignItems="flex-end" gap="4" aria-hidden="true" mb={{ base: '5', md: '8' }}>
        <chakra.span
          fontFamily="display"
          fontWeight="black"
          fontSize={{ base: '6.5rem', md: '10rem' }}
          lineHeight="0.75"
          fontVariantNumeric="tabular-nums"
        >
          {days}
        </chakra.span>
        <chakra.span lineHeight="1.3" pb="0.5">
          <chakra.strong display="block" fontSize="lg">
            {quizCopy.activityUnit(days)}
          </chakra.strong>
          <span>{quizCopy.activityWords[days]}</span>
        </chakra.span>
      </chakra.p>
      <chakra.input
        type="range"
        min={0}
        max={maxActiveDays}
        step={1}
        value={days}
        aria-label={quizCopy.activityLabel}
        aria-valuetext={quizCopy.activityValue(days)}
        onChange={(event) => onChange(Number(event.target.value))}
        appearance="none"
        w="full"
        h="11"
        rounded="full"
        bg="transparent"
        cursor="pointer"
        style={{ ['--filled' as string]: filled }}
        css={{
          '&::-webkit-slider-runnable-track': {
            ...track,
            background:
              'linear-gradient(90deg, var(--gum-colors-ink) var(--filled), var(--gum-colors-paper) var(--filled))',
          },
          '&::-webkit-slider-thumb': { ...thumb, marginTop: '-0.875rem' },
          '&::-moz-range-track': { ...track, background: 'var(--gum-colors-paper)' },
          '&::-moz-range-progress': { ...track, background: 'var(--gum-colors-ink)' },
          '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
        }}
      />
      <chakra.div
        aria-hidden="true"
        display="flex"
        justifyContent="space-between"
        px="1.1rem"
        mt="2"
        fontWeight="semibold"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        {Array.from({ length: maxActiveDays + 1 }, (_, day) => (
          <chakra.span key={day} w="0" display="flex" justifyContent="center" opacity={day === days ? 1 : 0.7}>
            {day}
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Input } from '../../../ui/controls/input';
import { codeLength, emptyCode, enterText } from './code-digits';
import { loginCopy } from '../copy';

interface CodeBoxesProps {
  /** Disables the boxes while a complete code is verified. */
  isChecking: boolean;
  error: string | null;
  /** Called when all six boxes are filled. `startAgain` empties them after a wrong code. */
  onFull: (code: string, startAgain: () => void) => void;
}

/** Six boxes for the six digits of a code. A complete code is submitted automatically. */
export function CodeBoxes({ isChecking, error, onFull }: CodeBoxesProps) {
  const id = useId();
  const [digits, setDigits] = useState(emptyCode);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (place: number) => boxes.current[place]?.focus();
  useEffect(() => focus(0), []);
  const startAgain = () => {
    setDigits(emptyCode);
    focus(0);
  };
  const enter = (place: number, text: string) => {
    if (isChecking) return;
    const entered = enterText(digits, place, text);
    setDigits(entered.digits);
    focus(entered.next);
    if (entered.digits.every(Boolean)) onFull(entered.digits.join(''), startAgain);
  };
  const paste = (place: number, event: ClipboardEvent) => {
    event.preventDefault();
    enter(place, event.clipboardData.getData('text') || (digits[place] ?? ''));
  };
  const move = (place: number, event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Backspace: digits[place] ? 0 : -1 }[event.key] ?? 0;
    if (step === 0) return;
    event.preventDefault();
    focus(place + step);
  };
  return (
    <chakra.div>
      <chakra.div
        role="group"
        aria-label={loginCopy.codeLabel}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={isChecking}
        display="grid"
        gridTemplateColumns={`repeat(${codeLength}, minmax(0, 1fr))`}
        gap={{ base: '1.5', sm: '2.5' }}
      >
        {digits.map((digit, place) => (
          <Input
            key={place}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[place] = box;
            }}
            value={digit}
            onChange={(event) => enter(place, event.target.value)}
            onPaste={(event) => paste(place, event)}
            onKeyDown={(event) => move(place, event)}
            onFocus={(event) => event.target.select()}
            readOnly={isChecking}
            aria-label={loginCopy.digit(place + 1, codeLength)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            enterKeyHint="done"
            h={{ base: '4rem', sm: '4.75rem' }}
            px="0"
            rounded="small"
            textAlign="center"
            fontFamily="display"
            fontWeight="bold"
            fontSize={{ base: '1.75rem', sm: '2.125rem' }}
            _readOnly={{ bg: 'white', opacity: 0.6 }}
          />
        ))}
      </chakra.div>
      <chakra.p
        id={`${id}-error`}
        aria-live="polite"
        minH="6"
        mt="2"
        fontSize="sm"
        fontWeight="medium"
        color={error ? 'danger' : 'muted'}
      >
        {isChecking ? loginCopy.checking : error}
      </chakra.p>
    </chakra.div>
  );
}

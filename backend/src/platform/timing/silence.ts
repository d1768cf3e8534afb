const steps = 5;

/**
 * Calls `late` once after `milliseconds` without a call of `heard`. While the process stands still, time does not count:
 * Node runs a timer that is due before it reads what has arrived meanwhile.
 */
export function watchSilence(milliseconds: number, late: () => void): { heard: () => void; end: () => void } {
  let silentSteps = 0;
  const timer = setInterval(() => {
    if (++silentSteps < steps) return;
    clearInterval(timer);
    late();
  }, milliseconds / steps);
  const heard = () => {
    silentSteps = 0;
    timer.refresh();
  };
  return { heard, end: () => clearInterval(timer) };
}

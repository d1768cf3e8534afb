import { endOf, hasEnded, stopChild } from '../processes.mjs';
import { complain, Problem, say } from '../say.mjs';

export const drainMs = 16_000;

/** Stops what was started, once and in reverse order, so that the shop drains while its services still run. */
export function supervisor() {
  const started = [];
  let stopping;
  const endAll = async () => {
    for (const end of started.reverse()) await tryTo(end);
  };
  let answer;
  const asked = new Promise((resolve) => (answer = resolve));

  /** Stops everything, including what is registered during the shutdown, and interrupts its caller. */
  function keep(end) {
    if (!stopping) return void started.push(end);
    stopping = stopping.then(() => tryTo(end));
    throw new Problem('interrupted');
  }

  return {
    keep,
    /** Stops everything when the child exits by itself. */
    watch(name, child) {
      keep(() => stopChild(child, drainMs));
      const missed = () => {
        if (stopping) return;
        complain(`${name} stopped by itself (${endOf(child)}); stopping the rest`);
        answer(1);
      };
      if (hasEnded(child)) missed();
      else child.once('exit', missed);
    },
    /** Resolves with the exit code on a signal, the exit of a watched child, or `end`. */
    untilAsked(onSignal = () => {}) {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => {
          if (!stopping) say('stopping');
          onSignal();
          answer(0);
        });
      return asked;
    },
    end: (code) => answer(code),
    async stop() {
      stopping ??= endAll();
      for (let last; last !== stopping;) await (last = stopping);
    },
  };
}

const tryTo = (end) => end().catch((error) => complain(error.message));

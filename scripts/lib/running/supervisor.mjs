import { endOf, hasEnded, stopChild } from '../processes.mjs';
import { complain, Problem, say } from '../say.mjs';

/** How long a process gets to end by itself. */
export const drainMs = 16_000;

/**
 * Keeps what was started, and ends it in the reverse order: once, whoever asks. The first asked for ends first:
 * the shop drains while the servers it needs are still there.
 */
export function supervisor() {
  const started = [];
  let stopping;
  const endAll = async () => {
    for (const end of started.reverse()) await tryTo(end);
  };
  let answer;
  const asked = new Promise((resolve) => (answer = resolve));

  /** What arrives while everything is being stopped is stopped too, and who brought it goes no further. */
  function keep(end) {
    if (!stopping) return void started.push(end);
    stopping = stopping.then(() => tryTo(end));
    throw new Problem('interrupted');
  }

  return {
    /** A server with its own way to stop. */
    keep,
    /** A child: when it ends by itself everything ends, with a complaint. */
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
    /** Resolves with the exit code when a signal, a dead child or `end` asks for the end. */
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
    /** Ends everything; resolves when it is gone. */
    async stop() {
      stopping ??= endAll();
      for (let last; last !== stopping;) await (last = stopping);
    },
  };
}

const tryTo = (end) => end().catch((error) => complain(error.message));

import { useEffect, useRef, useState } from 'react';

const step = 60;

/** Shows a long list bit by bit: the first rows, and more each time the element behind `end` comes into sight. */
export function useGrowingList<T>(all: readonly T[]) {
  const [shown, setShown] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isComplete = shown >= all.length;
  useEffect(() => {
    if (isComplete || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((now) => now + step);
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isComplete, shown]);
  return { rows: isComplete ? all : all.slice(0, shown), end };
}

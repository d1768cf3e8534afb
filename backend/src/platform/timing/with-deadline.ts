/** Throws the error of `late` at the deadline. The work is not stopped; its later failure is swallowed. */
export async function withDeadline<Value>(
  work: Promise<Value>,
  milliseconds: number,
  late = () => new Error(`no response within ${milliseconds} ms`),
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Counts what somebody does: each click and each field is one action. */
export function counted() {
  let actions = 0;
  return {
    do: async (step: () => Promise<unknown>) => {
      actions++;
      await step();
    },
    get actions() {
      return actions;
    },
  };
}

/** Whether the gummies of the hero have fallen since the shop was loaded. */
export const pouring = { isOver: false };

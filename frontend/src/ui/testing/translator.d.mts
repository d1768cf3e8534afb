export function translate(root: EventTarget): () => void;

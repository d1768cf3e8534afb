/**
 * Replaces every text node by `<font><font>text</font></font>` as a browser's translator does, also those that are added
 * later. Returns a function that stops it.
 */
export function translate(root: Node): () => void {
  const untranslated = 'script, style, textarea, title, font, [translate="no"]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  wrapAll(root);
  const later = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll)));
  later.observe(root, { childList: true, subtree: true });
  return () => later.disconnect();
}

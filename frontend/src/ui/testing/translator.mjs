/**
 * Replaces every text node by `<font><font>text</font></font>` as a browser's translator does, also those that are added
 * later. Returns a function that stops it. JavaScript, because journeys run its text in a browser and have no DOM types.
 */
export function translate(root) {
  const untranslated = 'script, style, textarea, title, font, [translate="no"]';
  const wrap = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const wrapAll = (node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  wrapAll(root);
  const later = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll)));
  later.observe(root, { childList: true, subtree: true });
  return () => later.disconnect();
}

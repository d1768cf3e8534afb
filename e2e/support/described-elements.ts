/** The elements of a page in the order of the document. Equal hashes mean equal elements, with all below them. */
export interface Described {
  /** Tag, attributes, text, colours and font, and the attributes and backgrounds of all ancestors. */
  looks: number[];
  /** The look, and the boxes relative to that of the parent. */
  places: number[];
  /** The position after the last descendant. */
  ends: number[];
}

/** Waits for animations, of which a cancelled one is over too, then describes every element, and stores them as `describedElements`. */
export const describeElements = `(async () => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  const [elements, looks, places, ends] = [[], [], [], []];
  const hash = (text) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return 4294967296 * (2097151 & two) + (one >>> 0);
  };
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  const isMissing = (id) => !document.getElementById(id);
  const attributesOf = (element) => [...element.attributes].map(({ name, value }) =>
    name + '=' + value + (references.includes(name) ? value.split(' ').map(isMissing) : ''));
  // What a positioned element covers can show through it.
  const below = (element, { left, top, width, height }) =>
    document.elementsFromPoint(left + width / 2, top + height / 2)
      .filter((other) => !element.contains(other) && !other.contains(element))
      .map((other) => other.localName + getComputedStyle(other).backgroundColor);
  const describe = (element, above, from) => {
    const at = elements.push(element) - 1;
    const style = getComputedStyle(element);
    const attributes = attributesOf(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const around = hash([above, element.localName, attributes, backgroundColor, backgroundImage, opacity, filter].join());
    if (style.display === 'none' || element.localName === 'svg') {
      looks[at] = places[at] = hash(around + element.outerHTML + style.color + style.display);
      ends[at] = elements.length;
      return at;
    }
    const box = element.getBoundingClientRect();
    const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : ''));
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, visibility, position } = style;
    const own = [around, texts, color, fontSize, fontWeight, textShadow, textDecorationLine, visibility, element.value,
      position === 'static' ? '' : below(element, box), element.shadowRoot ? Math.random() : ''];
    const children = [...element.children].map((child) => describe(child, around, box));
    looks[at] = hash([...own, ...children.map((child) => looks[child])].join());
    const place = [box.left - from.left, box.top - from.top, box.width, box.height].map(Math.round);
    places[at] = hash([looks[at], ...place, ...children.map((child) => places[child])].join());
    ends[at] = elements.length;
    return at;
  };
  describe(document.documentElement, 0, { left: 0, top: 0 });
  window.describedElements = elements;
  return { looks, places, ends };
})()`;

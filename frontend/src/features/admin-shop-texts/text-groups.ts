import { shopTextNames, shopTexts, type ShopTextName } from '../../../../contracts/shop-texts/names.js';

interface TextGroup {
  title: string;
  texts: { name: ShopTextName; words: string }[];
}

/** The texts by what stands before the colon of their titles, such as a page. */
export const textGroups: TextGroup[] = shopTextNames.reduce<TextGroup[]>((groups, name) => {
  const [title = '', words = title] = shopTexts[name].title.split(': ');
  const text = { name, words: words.charAt(0).toUpperCase() + words.slice(1) };
  const group = groups.find((one) => one.title === title);
  if (group) group.texts.push(text);
  else groups.push({ title, texts: [text] });
  return groups;
}, []);

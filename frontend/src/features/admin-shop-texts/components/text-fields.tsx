import { askedElsewhere } from '../../../../../contracts/shop-texts/asked-elsewhere.js';
import { termsOf, type ShopTextName } from '../../../../../contracts/shop-texts/names.js';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { BlockList } from '../../../ui/admin/blocks/block-list';
import type { TypedBlock } from '../../../ui/admin/blocks/markup';
import { QuestionList } from '../../../ui/admin/blocks/question-list';
import { TextField } from '../../../ui/admin/form/fields';
import { shopTextsCopy as copy } from '../copy';
import { HomeOrder } from './home-order';

const kinds = ['paragraph', 'list'] as const satisfies Block['kind'][];

interface TextFieldsProps {
  name: ShopTextName;
  typed: TypedBlock[];
  onChange: (typed: TypedBlock[]) => void;
}

/** The fields of a text, by its form. */
export function TextFields({ name, typed, onChange }: TextFieldsProps) {
  const { form } = termsOf(name);
  const [first] = typed;
  if (form === 'order') return <HomeOrder typed={typed} onChange={onChange} />;
  if (form === 'questions') return <QuestionList typed={typed} onChange={onChange} noteOf={noteOf} />;
  if (form !== 'line' || !first) return <BlockList typed={typed} kinds={kinds} onChange={onChange} />;
  return (
    <TextField
      label={copy.line}
      value={first.text}
      maxLength={120}
      onChange={({ target }) => onChange([{ ...first, text: target.value }])}
    />
  );
}

/** Says on which other pages a question is shown. */
const noteOf = (key: string) => {
  const lists = Object.entries(askedElsewhere).filter(([, keys]) => keys.includes(key));
  return lists.map(([list]) => copy.shownElsewhere[list as keyof typeof askedElsewhere]).join(' ') || undefined;
};

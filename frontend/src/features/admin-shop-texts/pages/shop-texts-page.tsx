import { chakra } from '@chakra-ui/react';
import { shopTextNameOf, shopTextNames, termsOf } from '../../../../../contracts/shop-texts/names.js';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { SelectField } from '../../../ui/admin/form/fields';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Skeleton } from '../../../ui/skeleton';
import { shopTextsQuery } from '../api';
import { ShopTextEditor } from '../components/shop-text-editor';
import { shopTextsCopy as copy } from '../copy';
import { textGroups } from '../text-groups';

/** The texts of the storefront: one to edit, with its versions. */
export function ShopTextsPage() {
  const [{ view = '' }, setSearch] = useListSearch();
  const name = shopTextNameOf(view) ?? shopTextNames[0];
  const { path } = termsOf(name);
  const texts = useFreshQuery(shopTextsQuery);
  const text = texts.data?.find((one) => one.name === name);
  return (
    <AdminPage title={copy.title}>
      <chakra.p color="muted" mb="6" maxW="prose">
        {copy.intro}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="6" mb="8">
        <SelectField label={copy.text} value={name} onChange={(event) => setSearch({ view: event.target.value })}>
          {textGroups.map(({ title, texts }) => (
            <optgroup key={title} label={title}>
              {texts.map(({ name: one, words }) => (
                <option key={one} value={one}>
                  {words}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        {path && (
          <chakra.a href={path} target="_blank" textDecoration="underline" py="2" fontSize="sm">
            {copy.toPage}
          </chakra.a>
        )}
      </chakra.div>
      <Loaded query={texts}>
        {text ? (
          <ShopTextEditor key={text.name} text={text} onOutdated={() => void texts.refetch()} />
        ) : (
          <Skeleton h="40" maxW="text" />
        )}
      </Loaded>
    </AdminPage>
  );
}

import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { legalPageNameOf, legalPageNames, legalPath } from '../../../../../contracts/law/legal-page-names.js';
import { formatDay } from '../../../lib/format';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { SelectField } from '../../../ui/admin/form/fields';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Options } from '../../../ui/controls/options';
import { legalNames } from '../../../ui/legal/copy';
import { Skeleton } from '../../../ui/skeleton';
import { legalPagesQuery, newestTextQuery } from '../api';
import { TextEditor } from '../components/text-editor';
import { legalPagesCopy as copy } from '../copy';

/** The legal texts of the shop: one to edit, with its versions. */
export function LegalPagesPage() {
  const [{ view = '' }, setSearch] = useListSearch();
  const name = legalPageNameOf(view) ?? legalPageNames[0];
  const pages = useQuery(legalPagesQuery);
  const newest = useFreshQuery(newestTextQuery(name));
  const versions = pages.data?.find((page) => page.name === name)?.versions ?? [];
  const readAgain = () => void Promise.all([pages.refetch(), newest.refetch()]);
  return (
    <AdminPage title={copy.title}>
      <chakra.p color="muted" mb="6" maxW="prose">
        {copy.intro}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="6" mb="8">
        <SelectField label={copy.page} value={name} onChange={(event) => setSearch({ view: event.target.value })}>
          <Options values={legalPageNames} names={legalNames} />
        </SelectField>
        <chakra.ul aria-label={copy.versions} display="flex" flexWrap="wrap" gap="4" fontSize="sm" py="2">
          {versions.map(({ version, publishedAt }) => (
            <li key={version}>
              <chakra.a href={legalPath(name, version)} target="_blank" textDecoration="underline">
                {copy.version(version, formatDay(publishedAt))}
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
      <Loaded query={newest}>
        {newest.data ? (
          <TextEditor key={name} page={newest.data} onOutdated={readAgain} />
        ) : (
          <Skeleton h="40" maxW="text" />
        )}
      </Loaded>
    </AdminPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';

export const Route = createFileRoute('/_shop/$')({
  head: () => ({ meta: [{ title: shellCopy.notFoundTitle }, { name: 'robots', content: 'noindex' }] }),
  component: NotFoundPage,
});

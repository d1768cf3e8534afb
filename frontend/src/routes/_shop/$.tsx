import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';
import { missingHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/$')({
  head: () => missingHead(shellCopy.notFoundTitle),
  component: NotFoundPage,
});

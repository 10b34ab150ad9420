import { DocsRenderer } from '@storybook/addon-docs';
import type { Renderer } from 'storybook/internal/types';
import { ComponentPage } from './ComponentPage.tsx';
import { PageContainer } from './PageContainer.tsx';

/**
 * Storybook's renderer of docs pages with our container and page. It has a module of its own, so that the first story
 * does not wait for the blocks of docs pages (1 MB).
 */
export function createDocsRenderer(): Pick<DocsRenderer<Renderer>, 'render' | 'unmount'> {
  const renderer = new DocsRenderer<Renderer>();
  return {
    render: (context, docs, element) =>
      renderer.render(
        context,
        { ...docs, container: PageContainer, page: docs.page ?? ComponentPage },
        element,
      ),
    unmount: (element) => renderer.unmount(element),
  };
}

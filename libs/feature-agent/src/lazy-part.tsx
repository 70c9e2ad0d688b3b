import { QueryState } from '@lobby/feature-kit';
import { isMissingFile } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * Part of a screen, such as a tab, whose code loads when it is shown: skeleton, failed with "Try again", or the part.
 * `name` is unique. A file that the server no longer has fails the route, which reloads the page.
 */
export function lazyPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>) {
  return function LazyPart(props: P) {
    const code = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Infinity,
      throwOnError: isMissingFile,
    });
    return <QueryState query={code}>{(Part) => <Part {...props} />}</QueryState>;
  };
}

import { useMemo, useSyncExternalStore } from 'react';

/** Store of a file's object URL, which exists while it is subscribed to. */
function urlStore(file: Blob | undefined) {
  let address: string | undefined;
  return {
    read: () => address,
    subscribe(onChange: () => void) {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      address = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        address = undefined;
      };
    },
  };
}

const none = () => undefined;

/**
 * Object URL of a file; undefined without one, and in the first render. Each component has its own, so that none revokes
 * a URL that another still shows.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => urlStore(file), [file]);
  return useSyncExternalStore(subscribe, read, none);
}

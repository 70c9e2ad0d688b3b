import { useEffect, useState } from 'react';

function toBlob(base64: string): Blob | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: 'image/png' });
  } catch {
    return undefined;
  }
}

/** A `blob:` address of a PNG in base64, so that the page's policy needs no `data:`; given back when it changes. */
export function usePngAddress(base64: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(
    function holdAddress() {
      const blob = base64 === undefined ? undefined : toBlob(base64);
      const made = blob && URL.createObjectURL(blob);
      setAddress(made);
      return () => {
        if (made) URL.revokeObjectURL(made);
      };
    },
    [base64],
  );
  return address;
}

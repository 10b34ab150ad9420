import { useEffect, useState } from 'react';

/** A `blob:` address of a file for as long as the file is shown; revoked with the next one and at the end. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return url;
}

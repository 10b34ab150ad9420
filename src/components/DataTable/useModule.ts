import { useRef, useState } from 'react';

/**
 * Code that is loaded when it is reached for. Unlike `React.lazy` it asks again after a failure, the next
 * time the person reaches for it.
 */
export function useModule<Module>(load: () => Promise<Module>): [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  const loading = useRef(false);
  const request = () => {
    if (module || loading.current) return;
    loading.current = true;
    load()
      .then((loaded) => setModule(() => loaded))
      // The shell says that code could not be loaded; here nothing opens.
      .catch(() => undefined)
      .finally(() => {
        loading.current = false;
      });
  };
  return [module, request];
}

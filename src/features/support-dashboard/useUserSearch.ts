import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

/** Opens the users of the support portal filtered by a text (product.md "Controls"); all for an empty one. */
export function useUserSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => {
    const search = text === '' ? '' : `?${new URLSearchParams({ search: text }).toString()}`;
    void navigate(`${paths.support.userManagement}${search}`);
  };
}

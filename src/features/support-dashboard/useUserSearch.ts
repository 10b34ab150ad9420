import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

/** No user has a longer text, and servers refuse long URLs (`LONGEST_QUERY`). In characters. */
const LONGEST_SEARCH = 200;

/** Opens the users of the support portal filtered by a text (product.md "Controls"); all for an empty one. */
export function useUserSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => {
    const params = new URLSearchParams({ search: text.slice(0, LONGEST_SEARCH) });
    const search = text === '' ? '' : `?${params.toString()}`;
    void navigate(`${paths.support.userManagement}${search}`);
  };
}

import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';

/** The global search of an account without a portal: its own pages and the commands of the frame, no records. */
export function PersonalSearch(props: ShellSearchProps) {
  return <PortalSearch {...props} lists={[]} records={[]} />;
}

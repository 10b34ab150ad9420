import { useLocation } from 'react-router-dom';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { navigationItem } from './navigation.ts';

/** A "placeholder screen" of section 2: the title of the path and nothing else. */
export function PlaceholderScreen() {
  const item = navigationItem(useLocation().pathname);
  return <PageHeader title={item?.screen.heading ?? 'Dashboard'} />;
}

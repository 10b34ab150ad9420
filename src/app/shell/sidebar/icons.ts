import {
  Building2,
  ChartColumn,
  CreditCard,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import type { IconName } from '#src/app/routes/screens.ts';

/** The icons of the navigation by name; rendered with 16 px and stroke 1.75. */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  users: Users,
  company: Building2,
  plans: Layers,
  subscriptions: CreditCard,
  support: LifeBuoy,
  audit: ScrollText,
  reports: ChartColumn,
  settings: Settings,
  billing: ReceiptText,
  profile: UserRound,
};

/** Spec section 3, "Alert". */
export type AlertType = 'info' | 'error' | 'success' | 'warning';

/** What an alert is about, as far as the console has a screen for it. */
export type AlertSubject = 'payments' | 'renewals' | 'reports' | 'email' | 'data' | 'signIns';

/** A message of the platform about itself. */
export interface SystemAlert {
  readonly id: string;
  readonly message: string;
  readonly type: AlertType;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** Null for an alert about the platform as a whole. */
  readonly about: AlertSubject | null;
}

/** One of the figures at the top (spec section 3, "Stat card"). */
export interface DashboardStat {
  readonly id: 'developers' | 'projects' | 'users' | 'subscriptions';
  readonly title: string;
  readonly value: number;
  readonly subtitle: string;
  /** Since last month, in percent; negative for a fall. */
  readonly change: number;
}

/** In whole US dollars. */
export interface Revenue {
  readonly thisMonth: number;
  readonly lastMonth: number;
}

export type ServiceState = 'Online' | 'Maintenance';

export interface Service {
  readonly name: string;
  readonly state: ServiceState;
}

/** Everything on the master dashboard (spec section 2); sample data. */
export interface Dashboard {
  readonly stats: readonly DashboardStat[];
  readonly alerts: readonly SystemAlert[];
  /** Null before the first month has ended. */
  readonly revenue: Revenue | null;
  readonly services: readonly Service[];
}

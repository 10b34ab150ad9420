/** Names a record: ids are unique within a kind only. The last kinds are those that the console does not list. */
export interface RecordRef {
  readonly kind:
    | 'developers'
    | 'companies'
    | 'investors'
    | 'staff-users'
    | 'developer-plans'
    | 'investor-plans'
    | 'company-subscriptions'
    | 'investor-subscriptions'
    | 'tickets'
    | 'audit-logs'
    | 'reports'
    | 'support-users'
    | 'support-companies'
    | 'support-tickets'
    | 'sub-users'
    | 'projects'
    | 'units'
    | 'invoices'
    | 'runs'
    | 'settings';
  readonly id: string;
}

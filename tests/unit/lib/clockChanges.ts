export const hour = 3_600_000;

/** Instants at which clocks change: both ways, by half an hour, at midnight, and to another day. */
export const changes = [
  { zone: 'Europe/London', at: Date.UTC(2026, 2, 29, 1) },
  { zone: 'Europe/London', at: Date.UTC(2026, 9, 25, 1) },
  { zone: 'America/New_York', at: Date.UTC(2026, 2, 8, 7) },
  { zone: 'America/New_York', at: Date.UTC(2026, 10, 1, 6) },
  { zone: 'Australia/Lord_Howe', at: Date.UTC(2026, 3, 4, 15) },
  { zone: 'Africa/Cairo', at: Date.UTC(2026, 3, 23, 22) },
  { zone: 'Africa/Cairo', at: Date.UTC(2026, 9, 29, 21) },
  { zone: 'Pacific/Apia', at: Date.UTC(2011, 11, 30, 10) },
] as const;

import { paths } from '#src/lib/paths.ts';

const { master, support } = paths;

/** The letters that go to screens after `g`, by path. */
export const screenKeys: Readonly<Record<string, string>> = {
  [master.dashboard]: 'd',
  [master.developerUsers]: 'u',
  [master.investorUsers]: 'i',
  [master.blumeUsers]: 'b',
  [master.companyManagement]: 'c',
  [master.developerPlans]: 'p',
  [master.investorPlans]: 'n',
  [master.companySubscriptions]: 's',
  [master.investorSubscriptions]: 'v',
  [master.supportManagement]: 't',
  [master.auditLogs]: 'a',
  [master.reports]: 'r',
  [master.settings]: 'y',
  [support.dashboard]: 'd',
  [support.supportManagement]: 't',
  [support.userManagement]: 'u',
  [support.companyManagement]: 'c',
  [paths.profile]: 'm',
  [paths.settings]: 'e',
};

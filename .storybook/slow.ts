import { delayTasks } from '#scripts/slow/delayTasks.ts';

// `npm run test:slow`. Before the other modules, which keep the functions that it replaces.
if (import.meta.env['SLOW']) delayTasks();

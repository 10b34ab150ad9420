import { readOptions } from './serve/options.ts';
import { startStack } from './serve/stack.ts';
import { accountLines, columns, printCode, run } from './serve/terminal.ts';

// `npm start`: builds the console, serves it and the reference API, and prints how to sign in.
run(async () => {
  const options = readOptions(process.argv.slice(2), process.env);
  const { site, api } = await startStack(options, {
    onBuild: () => console.log('Building the console …'),
    onCode: printCode,
  });
  const data =
    options.memory || options.faults ? 'in memory' : `in ${options.database.replace(/^file:/, '')}`;
  console.log(
    `\n${columns([
      ['Blume Console', `${site.origin}/`],
      ['Reference API', `${api.origin}/api/v1, data ${data}`],
      ['', ''],
      ...accountLines(),
      ['', ''],
      ['Ctrl+C', 'stops everything'],
    ])}\n`,
  );
});

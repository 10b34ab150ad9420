import { readFileSync, writeFileSync } from 'node:fs';
import { source, target } from './files.ts';
import { toConsoleFont } from './tabularDigits.ts';
import { pack } from './woff2.ts';

// `npm run font`, after an update of Inter.
writeFileSync(target, pack(toConsoleFont(readFileSync(source))));

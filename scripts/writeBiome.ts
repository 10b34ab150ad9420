import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { biomeConfig } from './biomeConfig.ts';

/** Writes `biome.json` from the import table and formats it with Biome. */
writeFileSync('biome.json', JSON.stringify(biomeConfig()));
spawnSync('node_modules/.bin/biome', ['format', '--write', 'biome.json'], { stdio: 'inherit' });

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compile } from '#scripts/build/compile.ts';
import { iconList } from './icons/usedIcons.ts';

/** The compiler settings of the console's build, without its start script and chunks. */
export default defineConfig({ oxc: compile, plugins: [react({ compiler: true }), iconList()] });

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compile } from '#scripts/build/compile.ts';

/** What stories share with the page: how sources are compiled. The page's start script and chunks are not theirs. */
export default defineConfig({ oxc: compile, plugins: [react({ compiler: true })] });

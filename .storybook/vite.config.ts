import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What stories share with the page: the React Compiler. The page's start script and chunks are not theirs. */
export default defineConfig({ plugins: [react({ compiler: true })] });

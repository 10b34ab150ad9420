/** The file of Inter with the Latin script, and its copy for the console. */
export const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
export const target = 'src/components/theme/font/inter-latin.woff2';

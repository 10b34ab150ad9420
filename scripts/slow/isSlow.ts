/** Whether the tests run on late pages: `npm run test:slow`. */
export const isSlow = Boolean(process.env.SLOW);

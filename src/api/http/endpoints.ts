import { MAX_ROWS } from '#src/lib/maxRows.ts';

/** The paths of spec section 7. The start script imports this file, so it must stay small. */
export const endpoints = {
  login: '/auth/master/login',
  verifyOtp: '/auth/verify-otp',
  user: '/auth/get',
  logout: '/auth/logout',
  session: '/auth/cookie',
  developers: '/developer/getAll',
  createDeveloper: '/developer/create',
  updateDeveloper: '/developer/update',
  deleteDeveloper: '/developer/delete',
  companies: '/company/getAll',
  companyLogo: '/company/get/logo',
  createCompany: '/company/create',
  updateCompany: '/company/update',
  deleteCompany: '/company/delete',
} as const;

/** The request for all developer users, and its key in the cache. */
export const ALL_DEVELOPERS = `${endpoints.developers}?page=1&limit=${MAX_ROWS}`;

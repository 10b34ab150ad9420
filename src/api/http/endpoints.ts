/** The calls of spec section 7. The file has no other imports: the start script loads it before everything. */
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

/** Dropdowns and lists that are filtered in the browser ask for this many (spec section 9). */
export const ALL_LIMIT = 1000;

/** The one read of all developer users; also its key in the cache. */
export const ALL_DEVELOPERS = `${endpoints.developers}?page=1&limit=${ALL_LIMIT}`;

/** The one read of all companies for dropdowns; also its key in the cache. */
export const ALL_COMPANIES = `${endpoints.companies}?page=1&limit=${ALL_LIMIT}`;

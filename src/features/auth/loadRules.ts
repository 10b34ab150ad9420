/**
 * The rules of both forms, loaded with the first input because the first paint does not need yup. When they fail to
 * load, only the server validates.
 */
async function rules() {
  try {
    return await import('./loginForm.ts');
  } catch {
    return null;
  }
}

/** Formik's `validate` of the first step. */
export async function validateLogin(values: { email: string; password: string }) {
  return (await rules())?.loginMessages(values) ?? {};
}

/** Formik's `validate` of the second step. */
export async function validateCode(values: { otp: string }) {
  return (await rules())?.codeMessages(values) ?? {};
}

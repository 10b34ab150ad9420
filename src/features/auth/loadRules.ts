/**
 * The rules of both forms. They come with the first letter typed: the first paint needs no rule. Where they cannot
 * be fetched the server's own judgement has to do.
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

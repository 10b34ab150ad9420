/**
 * The rules of both forms. They come after the first paint, which needs no rule; where they cannot be fetched
 * the server's own judgement has to do.
 */
async function rules() {
  try {
    return await import('./loginForm.ts');
  } catch {
    return null;
  }
}

/** Fetches the rules before the first field is left. */
export function preloadRules(): void {
  void rules();
}

/** Formik's `validate` of the first step. */
export async function validateLogin(values: { email: string; password: string }) {
  return (await rules())?.loginMessages(values) ?? {};
}

/** Formik's `validate` of the second step. */
export async function validateCode(values: { otp: string }) {
  return (await rules())?.codeMessages(values) ?? {};
}

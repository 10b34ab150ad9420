import type { Schema, ValidationError } from 'yup';

/** The message that a form shows at each wrong field: Formik takes the first one of a field. No key: no error. */
export async function errorsOf(schema: Schema, values: object): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

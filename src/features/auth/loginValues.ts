/** Fields of the first step. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Fields of the second step. */
export interface CodeValues {
  readonly otp: string;
}

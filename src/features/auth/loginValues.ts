/** What the first step asks for. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** What the second step asks for. */
export interface CodeValues {
  readonly otp: string;
}

import { describe, expect, it } from 'vitest';
import { codeMessages, loginMessages } from '#src/features/auth/loginForm.ts';

describe('the first step', () => {
  it('is right', () => {
    expect(loginMessages({ email: ' sara@blume.example ', password: ' ' })).toEqual({});
  });

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['sara', 'Enter a valid email address'],
    ['sara@blume', 'Enter a valid email address'],
    [`${'a'.repeat(88)}@blume.example`, 'Email must be under 100 characters'],
  ])('says of the email %j: %s', (email, message) => {
    expect(loginMessages({ email, password: 'x' })).toEqual({ email: message });
  });

  it('takes an email of exactly 100 characters', () => {
    const email = `${'a'.repeat(86)}@blume.example`;
    expect(email).toHaveLength(100);
    expect(loginMessages({ email, password: 'x' })).toEqual({});
  });

  it('names both fields at once', () => {
    expect(loginMessages({ email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });
});

describe('the second step', () => {
  it.each(['123456', '000000', ' 123456\n'])('takes %j', (otp) => {
    expect(codeMessages({ otp })).toEqual({});
  });

  it.each([
    ['', 'OTP is required'],
    ['12345', 'Must be 6 digits'],
    ['1234567', 'Must be 6 digits'],
    ['12a', 'Must be 6 digits'],
    ['12345a', 'OTP must contain only digits'],
    ['   ', 'OTP is required'],
    ['12345 ', 'Must be 6 digits'],
    ['123 56', 'Must be 6 digits'],
    ['123.56', 'OTP must contain only digits'],
    ['१२३४५६', 'OTP must contain only digits'],
  ])('says of %j: %s', (otp, message) => {
    expect(codeMessages({ otp })).toEqual({ otp: message });
  });

  it.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '123 456', '123-456', '123–456', '\u202a123456\u202c', '123\u200b456\u00a0'])(
    'takes %j',
    (otp) => {
      expect(codeMessages({ otp })).toEqual({});
    },
  );
});

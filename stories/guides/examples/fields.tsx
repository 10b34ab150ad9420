import { AmountInput } from '#src/components/AmountInput/AmountInput.tsx';
import { ColorField } from '#src/components/ColorField/ColorField.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { FileField } from '#src/components/FileField/FileField.tsx';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { OtpInput } from '#src/components/OtpInput/OtpInput.tsx';
import { PasswordInput } from '#src/components/PasswordInput/PasswordInput.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { ValueInput } from '#src/components/ValueInput/ValueInput.tsx';
import { emiratesId } from '#src/lib/values/emiratesId.ts';
import { type Examples, ignore } from './examples.ts';

const accept = 'image/png,image/jpeg';

export const examples: Readonly<Record<string, Examples>> = {
  Field: {
    do: (
      <Field label="Email" error="Enter a valid email address">
        <TextInput value="office@" onValueChange={ignore} />
      </Field>
    ),
    dont: <TextInput aria-label="Email" placeholder="Email" value="" onValueChange={ignore} />,
  },
  FormField: {
    do: (
      <Field label="Email" error="Email is required" required>
        <TextInput value="" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Email" hint="“@” is refused while it is typed">
        <TextInput value="office" onValueChange={ignore} />
      </Field>
    ),
  },
  TextInput: {
    do: (
      <Field label="Email">
        <TextInput type="email" autoComplete="email" value="layla@acme.example" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Phone" error="Spaces are not allowed">
        <TextInput value="+971 50 123" onValueChange={ignore} />
      </Field>
    ),
  },
  Textarea: {
    do: (
      <Field label="Comment" hint="200 characters left">
        <Textarea value="The subscription was renewed by phone." onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Comment">
        <Textarea value="The subscription was renewed by ph" onValueChange={ignore} />
      </Field>
    ),
  },
  ValueInput: {
    do: (
      <Field label="Emirates ID" hint="As in 784-1987-1234567-1">
        <ValueInput kind={emiratesId} value="784-1987-1234567-1" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Emirates ID" error="Dashes are missing">
        <TextInput value="784198712345671" onValueChange={ignore} />
      </Field>
    ),
  },
  AmountInput: {
    do: (
      <Field label="Price">
        <AmountInput currency="USD" value="1,299.50" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Price">
        <TextInput value="$1299.5 USD" onValueChange={ignore} />
      </Field>
    ),
  },
  NumberInput: {
    do: (
      <Field label="Max Projects">
        <NumberInput value="" placeholder="Unlimited" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Max Projects">
        <input type="number" defaultValue="10" />
      </Field>
    ),
  },
  PasswordInput: {
    do: (
      <Field label="New password">
        <PasswordInput value="correct horse" autoComplete="new-password" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="New password" hint="Type it twice; pasting is not possible">
        <PasswordInput value="" onValueChange={ignore} />
      </Field>
    ),
  },
  OtpInput: {
    do: (
      <Field label="Enter OTP">
        <OtpInput value="123 456" onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Enter OTP" hint="Is sent after the last digit">
        <OtpInput value="12345" onValueChange={ignore} />
      </Field>
    ),
  },
  SearchInput: {
    do: (
      <div>
        <SearchInput
          label="Search developers"
          placeholder="Search developers by name or email"
          value=""
          onValueChange={ignore}
        />
      </div>
    ),
    dont: <SearchInput label="Search" placeholder="Press Enter to search" value="" onValueChange={ignore} />,
  },
  FileField: {
    do: (
      <Field label="Logo" error="The file is larger than 2 MB. The logo stays.">
        <FileField accept={accept} maxBytes={2_097_152} value={null} onValueChange={ignore} />
      </Field>
    ),
    dont: (
      <Field label="Logo" hint="Is uploaded at once, also when you cancel">
        <FileField accept={accept} maxBytes={2_097_152} value={null} onValueChange={ignore} />
      </Field>
    ),
  },
  ColorField: {
    do: (
      <Field label="Primary Color">
        <ColorField value="#1F4FC4" onValueChange={ignore} />
      </Field>
    ),
    dont: <Text style={{ color: '#d8d8d8' }}>The colour of a brand as text, unchecked</Text>,
  },
};

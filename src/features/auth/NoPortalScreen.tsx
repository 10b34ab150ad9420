import { BrandCard } from '#src/components/BrandCard/BrandCard.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Note } from '#src/components/Note/Note.tsx';

export interface NoPortalScreenProps {
  readonly email: string;
  onLogOut: () => void;
}

/** The sign-in page of a signed-in account whose roles have no portal (product.md "Routes"). */
export function NoPortalScreen({ email, onLogOut }: NoPortalScreenProps) {
  return (
    <BrandCard title="Login">
      <Note intent="warning">You are signed in as {email}, but this account has no portal here.</Note>
      <Button onClick={() => onLogOut()}>Log Out</Button>
    </BrandCard>
  );
}

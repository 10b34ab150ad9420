export interface BrandProps {
  /** The product's name; its first letter is the mark. */
  title: string;
  /** Whose portal this is: `Super Admin`. */
  subtitle: string;
}

/** The mark, with the names beside it where there is room. */
export function Brand({ title, subtitle }: BrandProps) {
  return (
    <div data-brand="">
      <span data-mark="" aria-hidden="true">
        {title.slice(0, 1)}
      </span>
      <p>
        {title}
        <small>{subtitle}</small>
      </p>
    </div>
  );
}

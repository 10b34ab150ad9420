export interface BrandProps {
  /** The product's name; its first letter is the logo. */
  title: string;
  /** The portal: `Super Admin`. */
  subtitle: string;
}

/** The product's logo, name and portal. */
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

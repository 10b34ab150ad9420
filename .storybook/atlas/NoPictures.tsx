/** Says why a page has no pictures. */
export function NoPictures() {
  return (
    <p>
      Pictures are taken when the Storybook is published (<code>npm run test:published</code>).
    </p>
  );
}

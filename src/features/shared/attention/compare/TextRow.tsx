import { ownLanguage } from '#src/lib/language.ts';
import { toShown } from '#src/lib/text.ts';
import type { ComparedTexts } from './compared.ts';

/** One field of all records. */
export function TextRow({ label, cells }: ComparedTexts) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ id, text }) => (
        <td key={id} {...ownLanguage(text)}>
          {toShown(text)}
        </td>
      ))}
    </tr>
  );
}

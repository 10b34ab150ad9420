import { ChevronRight } from 'lucide-react';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { icon, plainList, theme } from '#src/components/theme/theme.ts';
import { clamp } from '#src/lib/text.ts';
import { onward, trailOf } from './trail.ts';
import { OnwardContext, PageContext } from './trailContext.ts';

export interface RecordTrailProps {
  /** The name of the record. */
  name: string;
  children: ReactNode;
}

const Trail = styled.nav`
  color: ${theme.text.muted};
  font: ${theme.font.table} ${theme.font.family};
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    ${plainList}
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    ${icon[14]}
  }
`;

/** The longest name of a record in the trail. */
const LONGEST = 60;

/** The body of a record's dialog: the trail of links that led to it, `Acme Developments › Layla Haddad`, which its own links continue. */
export function RecordTrail({ name, children }: RecordTrailProps) {
  const { state, here } = use(PageContext);
  const steps = trailOf(state, here);
  return (
    <OnwardContext value={onward(steps, { label: name, href: here })}>
      {steps.length > 0 ? (
        <Trail aria-label="Records on the way">
          <ol>
            {steps.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{clamp(label, LONGEST)}</Link>
                <ChevronRight aria-hidden="true" />
              </li>
            ))}
            <li aria-current="page">{clamp(name, LONGEST)}</li>
          </ol>
        </Trail>
      ) : null}
      {children}
    </OnwardContext>
  );
}

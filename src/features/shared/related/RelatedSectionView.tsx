import { useId } from 'react';
import styled from 'styled-components';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { RouteLink } from '#src/components/Link/RouteLink.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { Rows } from '#src/features/shared/Rows.ts';
import type { RelatedLine } from '#src/features/shared/records/recordKind.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { ownLanguage } from '#src/lib/language.ts';
import { clamp, formatNumber } from '#src/lib/text.ts';
import { type RelatedSection, SHOWN_LINES } from './relatedSections.ts';

/** The height of a line, which the skeleton has too. */
const LINE = '40px';

const Section = styled.section`
  min-inline-size: 0;
  > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 20px;
    margin-block-end: 10px;
  }
  > ul + p {
    margin-block-start: ${theme.space[2]};
    font: ${theme.font.table} ${theme.font.family};
  }
`;

const Lines = styled(Rows)`
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  /* The columns of all lines are the same, however wide their statuses are. */
  && > li,
  > li > a {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: 0;
    padding: 0;
  }
  /* Over the end of its line, beside the link. */
  > li > button {
    grid-row: 1;
    grid-column: -2 / -1;
    align-self: center;
    margin-inline-end: ${theme.space[3]};
  }
  > li > :is(a, span) {
    grid-row: 1;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Line = styled.span`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  gap: 2px ${theme.space[3]};
  min-block-size: ${LINE};
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.text.muted};
  strong,
  span:not([data-dot]) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  > [data-dot] {
    justify-self: end;
  }
  ${media.small} {
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const LinkLine = styled(RouteLink)`
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${theme.surface.hover};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Skeleton = styled.div`
  display: flex;
  align-items: center;
  block-size: calc(${LINE} + 2px);
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  > span {
    inline-size: 50%;
    block-size: 10px;
    border-radius: 3px;
    background: ${theme.neutral.tonal};
  }
`;

/** The longest text of a line; the whole is in the record. */
const LONGEST = 200;

/** One kind of records that refer to a record: its heading with their number, at most five lines, and the way to all. */
export function RelatedSectionView({ title, sample, state }: RelatedSection) {
  const id = useId();
  const count = state.status === 'ready' ? ` (${formatNumber(state.answer.lines.length)})` : '';
  return (
    <Section aria-labelledby={id}>
      <header>
        <Heading level={3} id={id}>
          {`${title}${count}`}
        </Heading>
        {sample ? <SampleBadge /> : null}
      </header>
      <Body title={title} state={state} />
    </Section>
  );
}

function Body({ title, state }: Omit<RelatedSection, 'sample'>) {
  const { lines, all } = state.answer;
  if (state.status === 'loading') {
    return (
      <Skeleton role="status" aria-label={`Loading ${title}`}>
        <span />
      </Skeleton>
    );
  }
  if (state.status === 'failed') {
    return (
      <Text muted>
        {title} could not be loaded.{' '}
        <Button size="small" aria-label={`Retry ${title}`} onClick={() => state.retry()}>
          Retry
        </Button>
      </Text>
    );
  }
  return (
    <>
      <Lines data-framed="">
        {lines.slice(0, SHOWN_LINES).map((each) => (
          <li key={each.id}>
            {each.href === undefined ? (
              <LineText {...each} />
            ) : (
              <LinkLine href={each.href}>
                <LineText {...each} />
              </LinkLine>
            )}
            {each.undo ? (
              <Button size="small" aria-label={`Undo ${each.label}`} onClick={each.undo}>
                Undo
              </Button>
            ) : null}
          </li>
        ))}
      </Lines>
      {all === null || lines.length <= SHOWN_LINES ? null : (
        <p>
          <Link href={all} aria-label={`Show all ${title}`}>
            Show all
          </Link>
        </p>
      )}
    </>
  );
}

function LineText({ label, hint, status }: RelatedLine) {
  return (
    <Line>
      <strong {...ownLanguage(label)}>{clamp(label, LONGEST)}</strong>{' '}
      <span {...ownLanguage(hint)}>{clamp(hint, LONGEST)}</span>{' '}
      {status ? (
        <Badge dot intent={status.intent}>
          {status.label}
        </Badge>
      ) : null}
    </Line>
  );
}

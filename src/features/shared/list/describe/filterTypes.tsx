import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { FilterMenu } from '#src/components/FilterMenu/FilterMenu.tsx';
import { announceCode } from '#src/components/loadAhead.ts';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { media } from '#src/components/theme/theme.ts';
import { lazyComponent } from '#src/features/shared/lazyDialog.tsx';
import { type ParamValue, type ReadRepeated, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { labelOf } from '#src/lib/optionLabel.ts';
import { toQuoted } from '#src/lib/text.ts';
import { day } from '#src/lib/values/day.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { text as textValue } from '#src/lib/values/text.ts';
import { chosenIn, offered, recordChoices, unknownIn } from './choices.ts';
import { datePresets, dateText, endsOn, isBetween, isEmpty, rangeEnds } from './dateRange.ts';
import {
  type ChoiceFilter,
  type DateFilter,
  type ListFilter,
  type ReferenceFilter,
  type TextFilter,
  unquoted,
} from './filters.ts';

/** What a control of a filter shows, and what it sets. */
interface ControlProps<Row> {
  readonly value: ParamValue;
  /** All rows, for choices that they decide. */
  readonly rows: readonly Row[];
  readonly onValue: (value: ParamValue) => void;
}

/** What a type of filter does with the texts of its value. */
export interface FilterType<Row> {
  /** Its parameter of the URL: a reader of repeated ones, or the default of one. */
  readonly param: '' | ReadRepeated;
  /** The test of a row. `today` is the shown day, `YYYY-MM-DD`. */
  readonly test: (texts: readonly string[], today: string) => (row: Row) => boolean;
  /** A chip for each text. */
  readonly chips: (texts: readonly string[], rows: readonly Row[]) => readonly string[];
  /** A sentence for the audit record of an export. Typed texts are written as JSON strings. */
  readonly words: (texts: readonly string[]) => string;
  /** What the name of a file may say: labels, no data. */
  readonly labels: (texts: readonly string[]) => readonly string[];
  /** Null for a filter that only links set. */
  readonly control: ((props: ControlProps<Row>) => ReactNode) | null;
}

/** The type of a filter. */
export function filterTypeOf<Row>(filter: ListFilter<Row>): FilterType<Row> {
  switch (filter.type) {
    case 'choice':
      return choiceType(filter);
    case 'text':
      return textType(filter);
    case 'dates':
      return dateType(filter);
    case 'reference':
      return referenceType(filter);
  }
}

const none = () => [];

function choiceType<Row>({ label, choices, of, single, people, onOpen }: ChoiceFilter<Row>): FilterType<Row> {
  const labelsOf = (texts: readonly string[]) => texts.map((text) => labelOf(choices ?? [], text));
  const isKnown = (text: string) => choices !== null && unknownIn(choices, [text]).length === 0;
  return {
    param: (texts) => chosenIn(choices, texts),
    test: (texts) => {
      const matches = new Set(
        texts.flatMap((text) => choices?.find(({ value }) => value === text)?.matches ?? [text]),
      );
      return (row) => textsOf(of(row) ?? []).some((text) => matches.has(text));
    },
    chips: labelsOf,
    words: (texts) =>
      `${label} is ${texts.map((text) => (isKnown(text) ? labelOf(choices ?? [], text) : toQuoted(text))).join(' or ')}`,
    labels: (texts) => (people ? [] : labelsOf(chosenIn(choices, texts).filter(isKnown))),
    control: ({ value, rows, onValue }) => (
      <FilterMenu
        label={label}
        values={textsOf(value)}
        shown={labelsOf(textsOf(value))}
        choices={choices === null ? () => recordChoices(of, rows) : offered(choices)}
        onValues={onValue}
        single={single}
        onOpen={onOpen}
      />
    ),
  };
}

/** As wide as its placeholder, so that the four of Audit Logs share a row. */
const Short = styled.div`
  inline-size: clamp(116px, calc(var(--letters) * 0.9ch + 26px), 172px);
  ${media.narrow} {
    inline-size: 100%;
  }
`;

function textType<Row>(filter: TextFilter<Row>): FilterType<Row> {
  const { label, placeholder, quotable, of } = filter;
  const wholeOf = (text: string) => (quotable ? unquoted(text) : null);
  return {
    param: '',
    test: ([text = '']) => {
      const whole = wholeOf(text);
      if (whole !== null) return (row) => textsOf(of(row)).includes(whole);
      const wanted = textValue.plain(text);
      return (row) => textsOf(of(row)).some((each) => textValue.plain(each).includes(wanted));
    },
    chips: (texts) => texts,
    words: ([text = '']) => {
      const whole = wholeOf(text);
      return whole === null
        ? `${label} contains ${toQuoted(text)}`
        : `${label} is exactly ${toQuoted(whole)}`;
    },
    labels: none,
    control: ({ value, onValue }) => (
      <Short style={{ '--letters': placeholder.length }}>
        <TextInput
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={textsOf(value)[0] ?? ''}
          onValueChange={onValue}
        />
      </Short>
    ),
  };
}

// Loaded apart, because few lists have such a filter.
const DateRange = lazyComponent(
  async () => (await import('./DateRangeFields.tsx')).DateRangeFields,
  toastLoadError,
);

/** Named ranges, and the two days of another one. */
function DateControl({
  filter,
  value,
  onValue,
}: Omit<ControlProps<never>, 'rows'> & { filter: DateFilter<never> }) {
  const values = textsOf(value).filter((text) => text !== '');
  useEffect(() => announceCode(DateRange), []);
  return (
    <FilterMenu
      label={filter.label}
      values={values}
      shown={values.map(dateText)}
      choices={filter.emptyable ? [...datePresets, isEmpty] : datePresets}
      onValues={([next = '']) => onValue(next)}
      single
      more={<DateRange label={filter.label} value={values[0] ?? ''} onValue={onValue} />}
    />
  );
}

/** A day; anything else, of a link, in quotes. */
const endText = (end: string) => (meaningOf(day, end) === null ? toQuoted(end) : end);

function dateType<Row>(filter: DateFilter<Row>): FilterType<Row> {
  const { label, of, emptyable } = filter;
  return {
    param: '',
    test: ([text = ''], today) => {
      if (emptyable && text === isEmpty.value) return (row) => shownDate(of(row)) === null;
      const within = isBetween(endsOn(text, today));
      return (row) => {
        const shown = shownDate(of(row));
        return shown !== null && within(shown);
      };
    },
    chips: (texts) => texts.map(dateText),
    words: ([text = '']) => {
      const named = [...datePresets, isEmpty].find(({ value }) => value === text);
      if (named) return `${label} is ${named === isEmpty ? 'empty' : named.label}`;
      const { from, to } = rangeEnds(text);
      return [label, from && `from ${endText(from)}`, to && `to ${endText(to)}`].filter(Boolean).join(' ');
    },
    labels: none,
    control: ({ value, onValue }) => <DateControl filter={filter} value={value} onValue={onValue} />,
  };
}

function referenceType<Row>({ label, several, of, nameOf }: ReferenceFilter<Row>): FilterType<Row> {
  const idsIn = (texts: readonly string[]) => texts.flatMap((text) => (several ? text.split(',') : [text]));
  return {
    param: '',
    test: (texts) => {
      const wanted = new Set(idsIn(texts));
      return (row) => wanted.has(of(row) ?? '');
    },
    chips: (texts, rows) => {
      // A record that no row names is named by its value.
      const names = idsIn(texts).map((id) => {
        const row = rows.find((each) => of(each) === id);
        return (row && nameOf(row)) || id;
      });
      return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
    },
    words: ([text = '']) => `${label} is ${toQuoted(text)}`,
    labels: none,
    control: null,
  };
}

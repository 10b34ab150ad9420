import styled from 'styled-components';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { media } from '#src/components/theme/theme.ts';
import { lazyPart } from '#src/features/shared/lazyDialog.tsx';
import { offered } from '#src/features/shared/list/describe/choices.ts';
import type { ListFilter } from '#src/features/shared/list/describe/description.ts';
import { type ParamValue, textsOf } from '#src/features/shared/list/url/urlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';

/** As wide as its placeholder, so that the four of Audit Logs share a row. */
const Short = styled.div`
  inline-size: clamp(116px, calc(var(--letters) * 0.9ch + 26px), 172px);
  ${media.narrow} {
    inline-size: 100%;
  }
`;

// Loaded apart, because few lists have such a filter.
const DateRange = lazyPart(async () => (await import('./DateRange.tsx')).DateRange, toastLoadError);

const all = { value: '', label: 'All' };

export interface FilterControlProps {
  filter: ListFilter<never>;
  value: ParamValue;
  onValue: (value: ParamValue) => void;
}

/** The control of one filter. */
export function FilterControl({ filter, value, onValue }: FilterControlProps) {
  const { label } = filter;
  const texts = textsOf(value);
  const [text = ''] = texts;
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          inline
          value={texts.join(', ')}
          options={[all, ...offered(filter.choices)]}
          onValueChange={(chosen) => onValue(chosen === '' ? [] : [chosen])}
        />
      );
    case 'text':
      return (
        <Short style={{ '--letters': filter.placeholder.length }}>
          <TextInput
            aria-label={label}
            placeholder={filter.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onValueChange={onValue}
          />
        </Short>
      );
    case 'reference':
      return null;
    case 'dates':
      return <DateRange label={label} value={text} onValue={onValue} />;
  }
}

import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import preview from '#storybook/preview.tsx';

function Specimen() {
  return (
    <>
      <Heading level={1}>Page title, 20 px at weight 600</Heading>
      <Heading level={2}>Card or dialog title, 16 px</Heading>
      <Heading level={3}>Section title, 13 px</Heading>
      <Text>
        Body, 14 px on a line of 20 px. Prose keeps to at most 72 characters a line, because staff read tables
        all day and sentences only when something is unusual.
      </Text>
      <Text muted>Muted body, for secondary text.</Text>
      <Text size="table">Table text, 13 px, the size of every cell.</Text>
      <Text muted size="small">
        Small, 12 px: hints, badges, foot lines.
      </Text>
      <Text size="table" style={{ fontVariantNumeric: 'tabular-nums' }}>
        Tabular numerals 1,111,111 and 8,888,888 in numbers and dates 2026-11-21 09:00
      </Text>
    </>
  );
}

const meta = preview.meta({ title: 'Foundations/Typography', component: Specimen });

export const Sizes = meta.story({});

export const OtherScripts = meta.story({
  render: () => (
    <>
      <Heading level={1}>Łukasz Żółć, Nguyễn Thị Ánh, Ελένη Παπαδοπούλου</Heading>
      <Heading level={2} dir="auto" lang="ar">
        ليلى حداد
      </Heading>
      <Text>Екатерина Константинопольская</Text>
      <Text lang="zh">陈晓明</Text>
    </>
  ),
});

import { styled } from 'storybook/theming';
import { useLook } from './look.ts';

const Picture = styled.img(({ theme }) => ({
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

/** A picture of a screen, in the theme of the toolbar. */
export function ScreenPicture({ light, dark, alt }: Readonly<Record<'light' | 'dark' | 'alt', string>>) {
  const { theme } = useLook();
  return <Picture src={theme === 'dark' ? dark : light} alt={alt} width={960} height={600} />;
}

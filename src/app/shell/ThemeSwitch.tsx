import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';

export interface ThemeSwitchProps {
  /** The scheme that is shown now. */
  readonly scheme: 'light' | 'dark';
  onChange: (scheme: 'light' | 'dark') => void;
}

/** Switches between light and dark; `/settings` can also follow the system. */
export function ThemeSwitch({ scheme, onChange }: ThemeSwitchProps) {
  const next = scheme === 'dark' ? 'light' : 'dark';
  const Icon = scheme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={next === 'dark' ? 'Dark theme' : 'Light theme'}
      icon={<Icon size={16} strokeWidth={1.75} />}
      onClick={() => onChange(next)}
    />
  );
}

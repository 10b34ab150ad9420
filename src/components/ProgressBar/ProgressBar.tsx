import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface ProgressBarProps {
  /** Accessible name: `Generating User Growth Report`. */
  label: string;
  /** The share that is done, 0 to 1. */
  value: number;
}

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: 4px;
  accent-color: ${theme.primary.solid};
  appearance: none;
  border: 0;
  border-radius: 2px;
  overflow: hidden;
  background: ${theme.neutral.tonal};
  &::-webkit-progress-bar {
    background: ${theme.neutral.tonal};
  }
  &::-webkit-progress-value {
    background: ${theme.primary.solid};
  }
  &::-moz-progress-bar {
    background: ${theme.primary.solid};
  }
`;

/** A progress bar. The native element needs no style for its value. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <Bar aria-label={label} value={value} max={1} />;
}

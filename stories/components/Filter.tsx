import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilterMenu, type FilterMenuProps } from '#src/components/FilterMenu/FilterMenu.tsx';

/** Is called by every filter of the stories. */
export const onValues = fn();

/** The filter with a state, as a list gives it one. */
export function Filter(props: Omit<FilterMenuProps, 'shown'>) {
  const [values, setValues] = useState(props.values);
  return (
    <FilterMenu
      {...props}
      values={values}
      shown={values}
      onValues={(next) => {
        onValues(next);
        setValues(next);
      }}
    />
  );
}

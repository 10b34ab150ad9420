import styled from 'styled-components';
import type { Company } from '#src/api/types/company.ts';
import type { ColumnsMenuProps } from '#src/components/DataTable/ColumnsMenu.tsx';
import { FilterBar } from '#src/components/FilterBar/FilterBar.tsx';
import { SearchInput } from '#src/components/SearchInput/SearchInput.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { TableTools } from '#src/features/shared/list/TableTools.tsx';
import { type CompanyFilter, planOptions, statusOptions } from './companyFilters.ts';

export interface CompanyFilterBarProps extends ColumnsMenuProps<Company> {
  filters: CompanyFilter & {
    onSearch: (search: string) => void;
    onUser: (user: string) => void;
    onStatus: (status: string) => void;
    onPlan: (plan: string) => void;
  };
}

const Short = styled.div`
  inline-size: 172px;
`;

/** Search and filters of Company Management (spec section 2), and what changes the view of its table. */
export function CompanyFilterBar({ filters, ...tools }: CompanyFilterBarProps) {
  return (
    <FilterBar end={<TableTools {...tools} />}>
      <SearchInput
        label="Search by company name or email"
        placeholder="Search by company name or email"
        shortcut="/"
        value={filters.search}
        onValueChange={filters.onSearch}
      />
      <Short>
        <TextInput
          aria-label="Developer User"
          placeholder="Developer user email"
          autoComplete="off"
          spellCheck={false}
          value={filters.user}
          onValueChange={filters.onUser}
        />
      </Short>
      <Select
        label="Status"
        inline
        value={filters.status}
        options={statusOptions}
        onValueChange={filters.onStatus}
      />
      <Select label="Plan" inline value={filters.plan} options={planOptions} onValueChange={filters.onPlan} />
    </FilterBar>
  );
}

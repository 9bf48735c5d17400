import type { TableSource } from '../kernel/datedTable.ts';

/** Sources that several tables and rules rest on, each with the day on which it was last read. */
export const regulations12: TableSource = {
  title: 'Immigration and Refugee Protection Regulations (SOR/2002-227), sections 12.1 to 12.7',
  address: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/',
  checkedOn: '2026-11-20',
  status: 'verified',
};

export const productSpecification = (where: string): TableSource => ({
  title: `Boreal specification, ${where}`,
  checkedOn: '2026-11-20',
  status: 'verified',
});

/** What officer instructions and secondary pages say, without the authority's own text at hand. */
export const generalKnowledge = (title: string): TableSource => ({ title, checkedOn: '2026-11-20', status: 'unverified' });

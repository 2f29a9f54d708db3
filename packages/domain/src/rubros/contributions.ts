import type { Contributions } from '../kernel/ctx'
import { rubroTables } from './personal-tables'

/** Everything that the rubros noun adds to the registry. */
export const rubros = {
  personalTables: rubroTables,
} satisfies Contributions

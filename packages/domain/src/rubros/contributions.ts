import type { Contributions } from '../kernel/ctx'
import { rubroTables } from './personal-tables'

export const rubros = {
  personalTables: rubroTables,
} satisfies Contributions

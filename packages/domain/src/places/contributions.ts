import type { Contributions } from '../kernel/ctx'
import { localidadPlaces } from './lookup/localidad-places'
import { provinciaPlaces } from './lookup/provincia-places'
import { placeTables } from './personal-tables'

export const places = {
  personalTables: placeTables,
  placeSources: [localidadPlaces, provinciaPlaces],
} satisfies Contributions

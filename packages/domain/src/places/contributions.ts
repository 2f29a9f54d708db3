import type { Contributions } from '../kernel/ctx'
import { localidadPlaces } from './lookup/localidad-places'
import { provinciaPlaces } from './lookup/provincia-places'
import { placeTables } from './personal-tables'

/** What the places code contributes to the registry (../registry.ts). */
export const places = {
  personalTables: placeTables,
  placeSources: [localidadPlaces, provinciaPlaces],
} satisfies Contributions

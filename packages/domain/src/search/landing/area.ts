import { Prisma } from '@oficio/db/generated/client'

/** A town, or a province with all of its towns. */
export type Area = { localidadId: number } | { provinciaId: number }

/** Returns the condition that an `entry` of a query stands there. */
export const standsIn = (area: Area): Prisma.Sql =>
  'localidadId' in area
    ? Prisma.sql`entry.localidad_id = ${area.localidadId}`
    : Prisma.sql`entry.localidad_id IN (SELECT id FROM localidades WHERE provincia_id = ${area.provinciaId})`

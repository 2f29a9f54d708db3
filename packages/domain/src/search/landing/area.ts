import { Prisma } from '@oficio/db/generated/client'

/** The area of a landing page: a town, or a province with all of its towns. */
export type Area = { localidadId: number } | { provinciaId: number }

/** Returns the condition that an `entry` of a query lies in the area. */
export const buildAreaCondition = (area: Area): Prisma.Sql =>
  'localidadId' in area
    ? Prisma.sql`entry.localidad_id = ${area.localidadId}`
    : Prisma.sql`entry.localidad_id IN (SELECT id FROM localidades WHERE provincia_id = ${area.provinciaId})`

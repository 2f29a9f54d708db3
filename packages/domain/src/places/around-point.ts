import { Prisma } from '@oficio/db/generated/client'
import type { Point } from './kilometres'

/** A point in SQL. */
export const pointOf = ({ latitude, longitude }: Point): Prisma.Sql =>
  Prisma.sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`

/** Where a row stands in SQL, which the index of its table is made of; `row` is the name of a table with coordinates. */
export const spotOf = (row: string): Prisma.Sql =>
  Prisma.raw(`ll_to_earth(${row}.latitude, ${row}.longitude)`)

/** How far it is over the earth between two points in SQL, in metres. */
export const metresBetween = (one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`arc_metres(${one} <-> ${other})`

/** Whether a spot lies within that distance of a point: the index knows the box, and the distance cuts its corners off. */
export const isWithin = (spot: Prisma.Sql, point: Prisma.Sql, metres: number | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${spot} <@ earth_box(${point}, (${metres})::float8)
    AND ${metresBetween(spot, point)} <= (${metres})::float8`

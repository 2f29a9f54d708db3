import { Prisma } from '@oficio/db/generated/client'
import type { Point } from './kilometres'

export const pointOf = ({ latitude, longitude }: Point): Prisma.Sql =>
  Prisma.sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`

/**
 * SQL of a row's position, equal to the expression of the table's index. `row` is the name of a table with coordinates.
 */
export const spotOf = (row: string): Prisma.Sql =>
  Prisma.raw(`ll_to_earth(${row}.latitude, ${row}.longitude)`)

/** SQL of the great-circle distance between two points in metres. */
export const metresBetween = (point: Prisma.Sql, other: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`arc_metres(${point} <-> ${other})`

/**
 * SQL condition that a position lies within a distance of a point. The index finds a box around the point; the exact
 * distance then excludes the corners of the box.
 */
export const isWithin = (spot: Prisma.Sql, point: Prisma.Sql, metres: number | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${spot} <@ earth_box(${point}, (${metres})::float8)
    AND ${metresBetween(spot, point)} <= (${metres})::float8`

import { z } from 'zod'
import { limits } from '../limits'
import { type Weekday, weekdays } from './weekdays'

/** A time of day in Argentina, 'HH:MM'; the end of a day is '24:00'. */
const opening = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribí la hora así: 09:30.')
const closing = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Escribí la hora así: 18:00.')

const interval = z.object({ open: opening, close: closing })
export type Interval = z.infer<typeof interval>

const withinDay = interval.refine(({ open, close }) => open < close, 'El cierre va después de la apertura.')

const dayOf = (day: z.ZodType<Interval, Interval>) =>
  z
    .array(day)
    .max(limits.intervalsPerDay, `Podés poner hasta ${limits.intervalsPerDay} turnos por día.`)
    .refine(
      (intervals) =>
        intervals.every(({ open }, at) => {
          const before = intervals[at - 1]
          return !before || endOf(before) < open
        }),
      'Cada turno empieza después de que terminó el anterior.',
    )
const day = dayOf(withinDay)

/** Returns the end of an interval on its own day: '24:00' if it goes on past midnight. */
const endOf = ({ open, close }: Interval): string => (isPastMidnight({ open, close }) ? '24:00' : close)

/** Whether an interval ends on the next day: '20:00' to '02:00'. */
const isPastMidnight = ({ open, close }: Interval): boolean => close <= open

/**
 * When somebody can be reached or visited in a typical week: the sorted intervals of each day; no interval means a
 * day off.
 */
export const weeklyHours = z
  .object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  })
  .meta({ id: 'WeeklyHours' })
export type WeeklyHours = z.infer<typeof weeklyHours>

/** The intervals of a day of a place that may close after midnight: the last interval may end on the next day. */
export const openingDay = dayOf(interval)

/** The typical week of a place that may close after midnight, but not after it opens on the next day. */
export const openingWeek = z
  .object({
    monday: openingDay,
    tuesday: openingDay,
    wednesday: openingDay,
    thursday: openingDay,
    friday: openingDay,
    saturday: openingDay,
    sunday: openingDay,
  })
  .refine(
    (week) => weekdays.every((name, at) => endsBefore(week[name], week[nextOf(at)])),
    'Un turno que pasa la medianoche termina antes de que abras al otro día.',
  )
  .meta({ id: 'OpeningWeek' })

const nextOf = (at: number): Weekday => weekdays[(at + 1) % weekdays.length] ?? 'monday'

function endsBefore(day: readonly Interval[], next: readonly Interval[]): boolean {
  const last = day.at(-1)
  const first = next[0]
  return !last || !first || !isPastMidnight(last) || last.close <= first.open
}

/** Returns whether the week has any hour. */
export const hasHours = (hours: WeeklyHours): boolean => weekdays.some((name) => hours[name].length > 0)

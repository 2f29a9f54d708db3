import { z } from 'zod'
import { limits } from '../limits'
import { type Weekday, weekdays } from './weekdays'

/** A time of day in Argentina, 'HH:MM'; the end of a day is '24:00'. */
const opening = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribí la hora así: 09:30.')
const closing = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Escribí la hora así: 18:00.')

const interval = z.object({ open: opening, close: closing })
export type Interval = z.infer<typeof interval>

const withinDay = interval.refine(({ open, close }) => open < close, 'El cierre va después de la apertura.')

const dayOf = (one: z.ZodType<Interval, Interval>) =>
  z
    .array(one)
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

/** Returns when an interval ends on its own day: at its end where it goes on past midnight. */
const endOf = ({ open, close }: Interval): string => (isPastMidnight({ open, close }) ? '24:00' : close)

/** Whether an interval ends on the next day: '20:00' to '02:00'. */
const isPastMidnight = ({ open, close }: Interval): boolean => close <= open

/** When somebody can be reached or visited in a usual week: the intervals of each day, in their order; none is a day off. */
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

/** The intervals of a day on which somebody may stay open past midnight: the last of them may end on the next day. */
export const openingDay = dayOf(interval)

/** The usual week of a place that may stay open past midnight, but not into the opening of the next day. */
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

/** Returns whether there is an hour at all in the week. */
export const hasHours = (hours: WeeklyHours): boolean => weekdays.some((name) => hours[name].length > 0)

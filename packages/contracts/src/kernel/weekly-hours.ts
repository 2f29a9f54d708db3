import { z } from 'zod'
import { limits } from '../limits'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
}

/** A time of day in Argentina, 'HH:MM'; the end of a day is '24:00'. */
const opening = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribí la hora así: 09:30.')
const closing = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Escribí la hora así: 18:00.')

const interval = z
  .object({ open: opening, close: closing })
  .refine(({ open, close }) => open < close, 'El cierre va después de la apertura.')
export type Interval = z.infer<typeof interval>

const day = z
  .array(interval)
  .max(limits.intervalsPerDay, `Podés poner hasta ${limits.intervalsPerDay} turnos por día.`)
  .refine(
    (intervals) => intervals.every(({ open }, at) => at === 0 || (intervals[at - 1]?.close ?? '') < open),
    'Cada turno empieza después de que terminó el anterior.',
  )

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

const usualDay: Interval[] = [{ open: '09:00', close: '18:00' }]

/** What a form of hours begins with. */
export const usualHours: WeeklyHours = {
  monday: usualDay,
  tuesday: usualDay,
  wednesday: usualDay,
  thursday: usualDay,
  friday: usualDay,
  saturday: [{ open: '10:00', close: '14:00' }],
  sunday: [],
}

/** Returns whether there is an hour at all in the week. */
export const hasHours = (hours: WeeklyHours): boolean => weekdays.some((name) => hours[name].length > 0)

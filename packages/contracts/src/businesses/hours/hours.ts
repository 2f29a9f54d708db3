import { z } from 'zod'
import { identifier } from '../../fields'
import { type Weekday, weekdays } from '../../kernel/weekdays'
import { openingDay, openingWeek, type WeeklyHours } from '../../kernel/weekly-hours'

/** Accepts '9', '9:30' and '09' as times. */
const timeText = identifier().max(5).transform(fullTime)

function fullTime(text: string): string {
  const [, hour = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  return hour === '' ? text : `${hour.padStart(2, '0')}:${minutes}`
}

/** A day as sent by the form: its only interval, or the first of two. The times of a closed day are ignored. */
const sentDay = z.object({
  open: timeText.nullish(),
  close: timeText.nullish(),
  closed: z.boolean().default(false),
  /** The second interval, after a pause at noon. */
  second: z.object({ open: timeText, close: timeText }).nullish(),
})
type SentDay = z.infer<typeof sentDay>

function intervalsOf({ open, close, closed, second }: SentDay): { open: string; close: string }[] {
  if (closed) return []
  return [{ open: open ?? '', close: close ?? '' }, ...(second ? [second] : [])]
}

const sentWeek = z.partialRecord(z.enum(weekdays), sentDay)

/** Converts the week from the sent format to the stored format. An absent day is closed. */
export const businessHours = sentWeek.transform((week, context): WeeklyHours => {
  const { success, data, error } = openingWeek.safeParse(
    Object.fromEntries(weekdays.map((name) => [name, intervalsOf(week[name] ?? { closed: true })])),
  )
  if (success) return data
  for (const { path, message } of error.issues)
    context.addIssue({ code: 'custom', path: pathAsSent(path), message })
  return z.NEVER
})

/**
 * Returns the path of an error as the form sent it: `monday.0.open` becomes `monday.open`, `monday.1.open` becomes
 * `monday.second.open`.
 */
const pathAsSent = (path: readonly PropertyKey[]): PropertyKey[] =>
  path.flatMap((part) => (part === 0 ? [] : part === 1 ? ['second'] : [part]))

export const businessDay = sentDay.transform(intervalsOf).pipe(openingDay)

export const shownDay = z
  .object({
    open: z.string().nullable(),
    close: z.string().nullable(),
    closed: z.boolean(),
    second: z.object({ open: z.string(), close: z.string() }).nullable(),
  })
  .meta({ id: 'BusinessDay' })
type ShownDay = z.infer<typeof shownDay>

export const shownWeek = z
  .object({
    monday: shownDay,
    tuesday: shownDay,
    wednesday: shownDay,
    thursday: shownDay,
    friday: shownDay,
    saturday: shownDay,
    sunday: shownDay,
  })
  .meta({ id: 'BusinessHours' })
export type ShownWeek = z.infer<typeof shownWeek>

export function showDay([first, second]: WeeklyHours[Weekday]): ShownDay {
  return {
    open: first?.open ?? null,
    close: first?.close ?? null,
    closed: first === undefined,
    second: second ?? null,
  }
}

export const showWeek = (week: WeeklyHours): ShownWeek => ({
  monday: showDay(week.monday),
  tuesday: showDay(week.tuesday),
  wednesday: showDay(week.wednesday),
  thursday: showDay(week.thursday),
  friday: showDay(week.friday),
  saturday: showDay(week.saturday),
  sunday: showDay(week.sunday),
})

/** Returns the intervals of a day of a response. */
export const readDay = ({ open, close, second }: ShownDay): WeeklyHours[Weekday] => [
  ...(open !== null && close !== null ? [{ open, close }] : []),
  ...(second ? [second] : []),
]

/** Returns the week of a response in the stored format. */
export const readWeek = (week: ShownWeek): WeeklyHours => ({
  monday: readDay(week.monday),
  tuesday: readDay(week.tuesday),
  wednesday: readDay(week.wednesday),
  thursday: readDay(week.thursday),
  friday: readDay(week.friday),
  saturday: readDay(week.saturday),
  sunday: readDay(week.sunday),
})

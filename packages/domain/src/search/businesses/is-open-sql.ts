import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { calendarDay, minuteOfDay } from '@oficio/contracts/text/calendar-day'
import { Prisma } from '@oficio/db/generated/client'
import { subDays } from '../../kernel/time/days'

const dayMinutes = 24 * 60

/**
 * Returns the condition that an `entry` is open at a moment, by its usual week or by what it said of that day, and through
 * the night of the day before: the same as `openingText` says of one.
 */
export function isOpenSql(now: Date): Prisma.Sql {
  const [today, yesterday] = [dayOf(now), dayOf(subDays(now, 1))]
  const minute = minuteOfDay(now)
  const ofWeek = today.index * dayMinutes + minute
  const days = Prisma.sql`FROM business_special_hours day WHERE day.business_id = entry.business_id AND day.date`
  const opens = ({ date, weekday }: Day, at: number) => Prisma.sql`coalesce(
    (SELECT opening_minutes(day.intervals, 0) ${days} = ${date}::date),
    (SELECT opening_minutes(business.hours -> ${weekday}::text, 0) FROM businesses business
      WHERE business.id = entry.business_id)) @> ${at}::int`
  return Prisma.sql`CASE WHEN EXISTS (SELECT ${days} IN (${today.date}::date, ${yesterday.date}::date))
    THEN ${opens(today, minute)} OR ${opens(yesterday, minute + dayMinutes)}
    ELSE entry.open_week @> ${ofWeek}::int OR entry.open_week @> ${ofWeek + weekdays.length * dayMinutes}::int END`
}

type Day = ReturnType<typeof dayOf>

function dayOf(at: Date) {
  const date = calendarDay(at)
  // The week begins on Monday here, and on Sunday there.
  const index = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % weekdays.length
  return { date, index, weekday: weekdays[index] ?? 'monday' }
}

import { readDay, readWeek } from '@oficio/contracts/businesses/hours/hours'
import type { Opening } from '@oficio/contracts/businesses/hours/opening'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { hasHours } from '@oficio/contracts/kernel/weekly-hours'
import { formatDay } from '@oficio/contracts/text/format-date'
import { shortTime } from '@oficio/contracts/text/short-time'
import { Card } from '@/components/ui/card'
import { HoursLines } from '@/components/ui/hours-lines'
import { OpenNow } from './open-now'

/** The opening hours: whether the business is open now, the normal week and the special days. */
export function BusinessHours({ business }: { business: BusinessView }) {
  const week = readWeek(business.business_hours)
  const special: Opening['special'] = Object.fromEntries(
    business.special_hours.map(({ date, ...day }) => [date, readDay(day)]),
  )
  return (
    <Card asChild className="space-y-3">
      <section aria-labelledby="horarios">
        <h2 id="horarios" className="text-xl">
          Horarios
        </h2>
        {hasHours(week) ? (
          <>
            <OpenNow week={week} special={special} />
            <p>
              <HoursLines hours={week} closed="cerrado" />
            </p>
          </>
        ) : (
          <p className="text-muted-foreground">Todavía no dijo cuándo abre.</p>
        )}
        {business.special_hours.length > 0 && (
          <ul aria-label="Días especiales" className="space-y-1 border-t pt-3 text-sm">
            {business.special_hours.map(({ date, label, ...day }) => (
              <li key={date} className="break-words">
                {/* 15:00 UTC is noon in Argentina, so the date is that day there. */}
                {formatDay(`${date}T15:00:00Z`)}
                {label && `, ${label}`}: {timesOf(readDay(day))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

const timesOf = (intervals: ReturnType<typeof readDay>): string =>
  intervals.map(({ open, close }) => `${shortTime(open)} a ${shortTime(close)}`).join(' y ') || 'cerrado'

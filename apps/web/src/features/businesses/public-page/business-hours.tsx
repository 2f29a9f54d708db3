'use client'

import type { hoursFacts } from './business-facts'
import { OpenNow } from './open-now'

/** The opening hours: whether the business is open now, the normal week and the special days. */
export const BusinessHours = ({ week, specialDays }: ReturnType<typeof hoursFacts>) => (
  <section aria-labelledby="horarios" className="card card-padded space-y-3">
    <h2 id="horarios" className="text-xl">
      Horarios
    </h2>
    {week ? (
      <>
        <OpenNow {...week.opening} />
        <p>
          {week.lines.map(({ days, times }) => (
            <span key={days} className="block">
              {days}: {times}
            </span>
          ))}
        </p>
      </>
    ) : (
      <p className="text-muted-foreground">Todavía no dijo cuándo abre.</p>
    )}
    {specialDays.length > 0 && (
      <ul aria-label="Días especiales" className="space-y-1 border-t pt-3 text-sm">
        {specialDays.map(({ date, text }) => (
          <li key={date} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    )}
  </section>
)

'use client'

import type { Holiday } from '@oficio/contracts/businesses/hours/holidays'
import { formatDay } from '@oficio/contracts/text/format-date'
import { CalendarPlus, ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface HolidayPickerProps {
  holidays: readonly Holiday[]
  onPick: (holidays: readonly Holiday[]) => void
}

/** The national holidays of the next twelve months, each or all of them added with a tap. */
export function HolidayPicker({ holidays, onPick }: HolidayPickerProps) {
  return (
    <details className="group rounded-card bg-muted">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
        Feriados nacionales que vienen
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className="text-sm text-muted-foreground">
          Se agregan como cerrado; después podés ponerles horario. Los puentes y los que caen en fin de semana
          los fija el Gobierno cada año: revisalos.
        </p>
        <ul className="divide-y">
          {holidays.map((holiday) => (
            <li
              key={holiday.date}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0">
                {holiday.label}
                {/* At noon, it is that day in Argentina. */}
                <span className="block text-sm text-muted-foreground">
                  {formatDay(`${holiday.date}T15:00:00Z`)}
                </span>
              </span>
              <Button variant="ghost" onClick={() => onPick([holiday])}>
                <CalendarPlus aria-hidden />
                Cerramos<span className="sr-only"> el día {holiday.label}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="outline" onClick={() => onPick(holidays)}>
          Cerramos todos estos días
        </Button>
      </div>
    </details>
  )
}

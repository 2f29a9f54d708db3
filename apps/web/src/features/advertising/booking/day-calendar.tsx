'use client'

import { formatMonth } from '@oficio/contracts/text/format-date'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { calendarDayInWords } from '@/lib/formats/format-calendar-day'
import { monthAfter, monthOf, weeksOf } from './month-days'
import { isTaken, type SlotDays } from './selection'

interface DayCalendarProps {
  bookable: SlotDays
  startDate: string
  endDate: string
  onTap: (day: string) => void
}

const weekdays = ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']

/** A calendar of one month in which booked days are struck out. `DaysChoice` has two date fields for typing. */
export function DayCalendar({ bookable, startDate, endDate, onTap }: DayCalendarProps) {
  const [month, setMonth] = useState(monthOf(startDate || bookable.first))
  const title = formatMonth(`${month}-15T12:00:00Z`)
  return (
    <div className="max-w-sm rounded-card border bg-surface p-3 tiny:p-2">
      <div className="flex items-center justify-between pb-2">
        <MonthButton
          label="Mes anterior"
          isOff={month <= monthOf(bookable.first)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft aria-hidden />
        </MonthButton>
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {title}
        </p>
        <MonthButton
          label="Mes siguiente"
          isOff={month >= monthOf(bookable.last)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRight aria-hidden />
        </MonthButton>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center">
        <caption className="sr-only">Días libres de {title}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 text-xs font-medium text-muted-foreground">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? weekdays[at]} className="p-0">
                  {day && <DayButton {...{ day, bookable, startDate, endDate, onTap }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthButtonProps {
  label: string
  isOff: boolean
  onClick: () => void
  children: React.ReactNode
}

const MonthButton = ({ label, isOff, onClick, children }: MonthButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={label} disabled={isOff} onClick={onClick}>
    {children}
  </Button>
)

function DayButton({ day, bookable, startDate, endDate, onTap }: DayCalendarProps & { day: string }) {
  const { first, last } = bookable
  const isDayTaken = isTaken(day, bookable)
  const isOff = isDayTaken || day < first || day > last
  const isChosen = startDate !== '' && day >= startDate && day <= (endDate || startDate)
  return (
    <button
      type="button"
      disabled={isOff}
      aria-pressed={isChosen}
      aria-label={`${calendarDayInWords(day)}${isDayTaken ? ', tomado' : ''}`}
      onClick={() => onTap(day)}
      className={clsx(
        'h-11 w-full rounded-control tabular-nums transition-colors',
        isChosen && 'bg-primary font-semibold text-primary-foreground',
        !isChosen && !isOff && 'hover:bg-primary-soft',
        isOff && 'cursor-not-allowed text-muted-foreground',
        isDayTaken && 'bg-muted line-through',
        isOff && !isDayTaken && 'opacity-60',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

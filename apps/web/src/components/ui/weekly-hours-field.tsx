'use client'

import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { type Weekday, weekdayNames, weekdays } from '@oficio/contracts/kernel/weekdays'
import type { Interval, WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import { limits } from '@oficio/contracts/limits'
import { Copy, Plus, X } from 'lucide-react'
import { Button } from './button'
import { Checkbox } from './checkbox'
import { FieldError } from './field-message'
import { IntervalRow } from './interval-row'

interface WeeklyHoursFieldProps {
  value: WeeklyHours
  onChange: (hours: WeeklyHours) => void
  /** The label of a day without hours: 'Cerrado'. */
  closedWord: string
  /** Whether the last interval of a day may end on the next day. */
  mayPassMidnight?: boolean
  /** The error message of each faulty day. */
  faults: Partial<Record<Weekday, string>>
}

/** The usual opening hours of a week: several intervals a day, and a button that copies one day to all others. */
export function WeeklyHoursField({
  value,
  onChange,
  closedWord,
  mayPassMidnight = false,
  faults,
}: WeeklyHoursFieldProps) {
  const setDay = (name: Weekday, intervals: Interval[]) => onChange({ ...value, [name]: intervals })
  const copyToAll = (name: Weekday) =>
    // The cast is safe, because the object has an entry for every weekday.
    onChange(Object.fromEntries(weekdays.map((other) => [other, value[name]])) as WeeklyHours)
  return (
    <div className="space-y-4">
      <p className="text-muted-foreground">
        Si cortás al mediodía, sumá otro turno. Con «Copiar a todos», los demás días quedan igual a ese.
        {mayPassMidnight && ' Un turno puede terminar al otro día.'}
      </p>
      <ul className="divide-y border-y">
        {weekdays.map((name) => (
          <li key={name} className="py-3">
            <Day
              name={name}
              intervals={value[name]}
              closedWord={closedWord}
              mayPassMidnight={mayPassMidnight}
              fault={faults[name]}
              onChange={(intervals) => setDay(name, intervals)}
              onCopy={() => copyToAll(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DayProps {
  name: Weekday
  intervals: readonly Interval[]
  closedWord: string
  mayPassMidnight: boolean
  fault: string | undefined
  onChange: (intervals: Interval[]) => void
  onCopy: () => void
}

function Day({ name, intervals, closedWord, mayPassMidnight, fault, onChange, onCopy }: DayProps) {
  const dayName = weekdayNames[name]
  const isOpen = intervals.length > 0
  const change = (at: number, part: Partial<Interval>) =>
    onChange(intervals.map((interval, position) => (position === at ? { ...interval, ...part } : interval)))
  return (
    <fieldset
      id={`hours-${name}`}
      className="min-w-0"
      aria-describedby={fault ? `hours-${name}-error` : undefined}
    >
      <legend className="sr-only">{dayName}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span aria-hidden className="font-semibold capitalize">
          {dayName}
        </span>
        <Checkbox
          label={
            <>
              <span className="sr-only">{dayName}: </span>
              {closedWord}
            </>
          }
          checked={!isOpen}
          onCheckedChange={(isChecked) => onChange(isChecked ? [] : [firstInterval])}
        />
      </div>
      {isOpen && (
        <div className="space-y-2">
          {intervals.map((interval, at) => (
            <IntervalRow
              // The index is the key, because intervals have no id.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={at}
              name={`${dayName}, turno ${at + 1}`}
              interval={interval}
              mayPassMidnight={mayPassMidnight}
              onChange={(part) => change(at, part)}
            />
          ))}
          {fault && <FieldError id={`hours-${name}-error`}>{fault}</FieldError>}
          {/* Stays in one row on a narrow phone, because the form repeats this part seven times. */}
          <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:-mx-2 max-sm:[&_button]:gap-1.5 max-sm:[&_button]:px-2 max-sm:[&_button]:text-sm">
            {intervals.length < limits.intervalsPerDay && (
              <Button variant="ghost" onClick={() => onChange([...intervals, nextInterval(intervals)])}>
                <Plus aria-hidden />
                Otro turno<span className="sr-only"> el {dayName}</span>
              </Button>
            )}
            {intervals.length > 1 && (
              <Button variant="ghost" onClick={() => onChange(intervals.slice(0, -1))}>
                <X aria-hidden />
                Quitar turno<span className="sr-only">, el último del {dayName}</span>
              </Button>
            )}
            <Button variant="ghost" onClick={onCopy}>
              <Copy aria-hidden />
              Copiar a todos<span className="sr-only"> los días lo del {dayName}</span>
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}

const firstInterval: Interval = usualHours.monday[0] ?? { open: '09:00', close: '18:00' }

/** Returns the usual interval after the last one, such as the afternoon after the siesta. */
const nextInterval = (intervals: readonly Interval[]): Interval => {
  const afternoon = { open: '16:30', close: '20:00' }
  return (intervals.at(-1)?.close ?? '') < afternoon.open ? afternoon : { open: '20:30', close: '23:00' }
}

'use client'

import type { Interval } from '@oficio/contracts/kernel/weekly-hours'
import { limits } from '@oficio/contracts/limits'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Plus, Trash2, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { IntervalRow } from '@/components/ui/interval-row'
import type { SpecialDay } from './special-days'

interface SpecialDayRowProps {
  day: SpecialDay
  today: string
  fault: string | undefined
  onChange: (part: Partial<SpecialDay>) => void
  onRemove: () => void
}

const morning: Interval = { open: '10:00', close: '13:00' }
const afternoon: Interval = { open: '16:30', close: '20:00' }

/** The row of one special day: its date, its name and its opening hours. */
export function SpecialDayRow({ day, today, fault, onChange, onRemove }: SpecialDayRowProps) {
  const { key, date, label, intervals } = day
  const isOpen = intervals.length > 0
  // The date distinguishes this row from the others.
  const name = date ? formatDay(`${date}T15:00:00Z`) : 'día nuevo'
  const change = (at: number, part: Partial<Interval>) =>
    onChange({
      intervals: intervals.map((interval, position) =>
        position === at ? { ...interval, ...part } : interval,
      ),
    })
  return (
    <fieldset className="min-w-0 space-y-3" aria-describedby={fault ? `day-${key}-error` : undefined}>
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <Field id={`day-${key}`} label="Fecha" className="min-w-0 basis-40">
          {(props) => (
            <Input
              {...props}
              type="date"
              min={today}
              value={date}
              onChange={(event) => onChange({ date: event.target.value })}
            />
          )}
        </Field>
        <Field label="Qué día es" isOptional className="min-w-0 grow basis-44">
          {(props) => (
            <Input
              {...props}
              value={label}
              maxLength={limits.captionMax}
              autoComplete="off"
              onChange={(event) => onChange({ label: event.target.value })}
            />
          )}
        </Field>
        <Button variant="outline" aria-label={`Quitar: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Checkbox
        label="Cerrado todo el día"
        checked={!isOpen}
        onCheckedChange={(isChecked) => onChange({ intervals: isChecked ? [] : [morning] })}
      />
      {intervals.map((interval, at) => (
        <IntervalRow
          // Intervals have no key but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={at}
          name={`${name}, turno ${at + 1}`}
          interval={interval}
          mayPassMidnight
          onChange={(part) => change(at, part)}
        >
          {at > 0 && (
            <Button
              variant="ghost"
              aria-label={`Quitar el turno ${at + 1} del ${name}`}
              onClick={() => onChange({ intervals: intervals.slice(0, at) })}
            >
              <X aria-hidden />
            </Button>
          )}
        </IntervalRow>
      ))}
      {isOpen && intervals.length < limits.intervalsPerDay && (
        <Button variant="ghost" onClick={() => onChange({ intervals: [...intervals, afternoon] })}>
          <Plus aria-hidden />
          Otro turno<span className="sr-only"> el {name}</span>
        </Button>
      )}
      {fault && <FieldError id={`day-${key}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}

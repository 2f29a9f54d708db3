'use client'

import { comingHolidays, type Holiday } from '@oficio/contracts/businesses/hours/holidays'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatDay } from '@oficio/contracts/text/format-date'
import { CalendarPlus, ChevronDown, Plus } from 'lucide-react'
import type { FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { PartRefusal } from './part-refusal'
import { SpecialDayRow } from './special-day-row'
import { holidaysLeft } from './special-days'
import type { Version } from './use-part'
import { useSpecialDays } from './use-special-days'

interface SpecialDaysFormProps {
  business: Pick<BusinessView, 'id' | 'special_hours'>
  version: Version
  today: string
}

/** The form of the special days of a business: national holidays and its own. */
export function SpecialDaysForm({ business, version, today }: SpecialDaysFormProps) {
  const form = useSpecialDays(business, version)
  const { days, removed, faults } = form
  const holidays = holidaysLeft(days, comingHolidays(today))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.saveBy(false)
  }
  return (
    <Card asChild>
      <LiveForm noValidate onSubmit={submit} aria-labelledby="dias-especiales" className="space-y-5">
        <div className="space-y-1.5">
          <h2 id="dias-especiales" className="text-xl">
            Feriados y días especiales
          </h2>
          <p className="text-muted-foreground">
            Un feriado, tus vacaciones, una víspera: lo que pongas acá vale más que la semana.
          </p>
        </div>
        {days.length > 0 && (
          <ul className="divide-y border-y">
            {days.map((day) => (
              <li key={day.key} className="py-4">
                <SpecialDayRow
                  day={day}
                  today={today}
                  fault={faults[day.key]}
                  onChange={(part) => form.change(day.key, part)}
                  onRemove={() => form.remove(day)}
                />
              </li>
            ))}
          </ul>
        )}
        {removed && (
          <Alert
            action={
              <Button variant="outline" onClick={() => form.bringBack(removed)}>
                Deshacer
              </Button>
            }
          >
            Quitaste {removed.label || 'una fecha'}. Se quita del todo cuando guardes.
          </Alert>
        )}
        {days.length < limits.specialDays && (
          <>
            <Button variant="outline" onClick={form.add}>
              <Plus aria-hidden />
              Agregar otra fecha
            </Button>
            {holidays.length > 0 && <HolidayPicker holidays={holidays} onPick={form.addHolidays} />}
          </>
        )}
        {faults[''] && <Alert tone="error" title={faults['']} />}
        <PartRefusal
          refusal={form.refusal}
          isSaving={form.isSaving}
          href={paths.userBusinessHours(business.id)}
          onOverwrite={() => void form.saveBy(true)}
        />
        <SaveRow>
          <Button type="submit" isLoading={form.isSaving} className="w-full sm:w-auto">
            Guardar los días
          </Button>
          <UnsavedNote isUnsaved={form.isUnsaved} />
        </SaveRow>
      </LiveForm>
    </Card>
  )
}

interface HolidayPickerProps {
  holidays: readonly Holiday[]
  onPick: (holidays: readonly Holiday[]) => void
}

/** The national holidays of the next twelve months. One tap adds one of them or all. */
function HolidayPicker({ holidays, onPick }: HolidayPickerProps) {
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
                {/* 15:00 UTC is noon in Argentina, so the date is that day there. */}
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

'use client'

import { useId } from 'react'
import { FailedLoad } from '@/components/ui/failed-load'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-message'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { DayCalendar } from './day-calendar'
import { tapDay } from './selection'
import type { useBooking } from './use-booking'

type DaysChoiceProps = Pick<ReturnType<typeof useBooking>, 'selection' | 'dispatch' | 'days' | 'fault'>

/** The choice of days: a calendar that shows the booked days, and two fields for typing. */
export function DaysChoice({ selection, dispatch, days, fault }: DaysChoiceProps) {
  const faultId = useId()
  const { startDate, endDate } = selection
  const { bookable, failure, reload } = days
  const setDays = (changed: { startDate?: string; endDate?: string }) =>
    dispatch({ type: 'dates', startDate, endDate, ...changed })
  if (failure)
    return <FailedLoad title="No pudimos cargar los días libres." text={failure.text} onRetry={reload} />
  if (!bookable) return <Skeleton className="h-96 max-w-sm" />
  const { first, last } = bookable
  return (
    <FieldSet
      legend="3. Qué días"
      hint="Tocá el primer día y después el último. Los dos cuentan. Los tachados ya son de otros anunciantes."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,24rem)_1fr]">
        <DayCalendar
          key={selection.slot}
          {...{ bookable, startDate, endDate }}
          onTap={(day) => dispatch({ type: 'dates', ...tapDay(selection, day) })}
        />
        {/* On the narrowest phones two date fields do not fit side by side. */}
        <div className="grid max-w-sm content-start gap-4 max-sm:min-[22rem]:grid-cols-2">
          <Field label="Primer día">
            {(control) => (
              <Input
                {...control}
                type="date"
                min={first}
                max={last}
                value={startDate}
                onChange={({ target }) => setDays({ startDate: target.value })}
              />
            )}
          </Field>
          <Field label="Último día">
            {(control) => (
              <Input
                {...control}
                type="date"
                min={startDate || first}
                max={last}
                value={endDate}
                onChange={({ target }) => setDays({ endDate: target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      {/* The error is below the calendar, because above it the calendar would move under the tapping finger. */}
      {fault && (
        <div role="alert">
          <FieldError id={faultId}>{fault}</FieldError>
        </div>
      )}
    </FieldSet>
  )
}

'use client'

import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import type { FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { WeeklyHoursField } from '@/components/ui/weekly-hours-field'
import { PartRefusal } from './part-refusal'
import type { Version } from './use-part'
import { useWeekForm } from './use-week-form'

interface WeekFormProps {
  business: Pick<BusinessView, 'id' | 'business_hours'>
  version: Version
}

/** The form of the opening hours of a normal week. */
export function WeekForm({ business, version }: WeekFormProps) {
  const { hours, change, faults, fault, refusal, isSaving, isUnsaved, saveBy } = useWeekForm(
    business,
    version,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saveBy(false)
  }
  return (
    <Card asChild>
      <LiveForm noValidate onSubmit={submit} aria-labelledby="semana" className="space-y-5">
        <h2 id="semana" className="text-xl">
          Una semana cualquiera
        </h2>
        <WeeklyHoursField
          value={hours}
          onChange={change}
          closedWord="Cerrado"
          mayPassMidnight
          faults={faults}
        />
        {fault && <Alert tone="error" title={fault} />}
        <PartRefusal
          refusal={refusal}
          isSaving={isSaving}
          href={paths.userBusinessHours(business.id)}
          onOverwrite={() => void saveBy(true)}
        />
        <SaveRow>
          <Button type="submit" isLoading={isSaving} className="w-full sm:w-auto">
            Guardar la semana
          </Button>
          <UnsavedNote isUnsaved={isUnsaved} />
        </SaveRow>
      </LiveForm>
    </Card>
  )
}

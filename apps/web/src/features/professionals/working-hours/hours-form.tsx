'use client'

import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { WeeklyHoursField } from '@/components/ui/weekly-hours-field'
import { useHoursForm } from './use-hours-form'

/** The form of a professional's working hours. It is saved separately from the rest of the profile. */
export function HoursForm({ hours: storedHours }: { hours: WeeklyHours | null }) {
  const { hours, change, isTold, setIsTold, faults, refusal, isSaving, isUnsaved, save } =
    useHoursForm(storedHours)
  return (
    <Card asChild>
      <LiveForm noValidate onSubmit={save} aria-labelledby="horarios" className="space-y-5">
        <h2 id="horarios" className="text-xl">
          Cuándo atendés
        </h2>
        <Checkbox
          label="Mostrar mis horarios"
          hint="Los clientes los leen en tu perfil. Las solicitudes te llegan igual a toda hora."
          checked={isTold}
          onCheckedChange={setIsTold}
        />
        {isTold && (
          <WeeklyHoursField value={hours} onChange={change} closedWord="No atiendo" faults={faults} />
        )}
        {refusal && (
          <Alert tone="error" title={refusal.text}>
            Lo que elegiste sigue acá.
          </Alert>
        )}
        <SaveRow>
          <Button type="submit" isLoading={isSaving} className="w-full sm:w-auto">
            Guardar mis horarios
          </Button>
          <UnsavedNote isUnsaved={isUnsaved} />
        </SaveRow>
      </LiveForm>
    </Card>
  )
}

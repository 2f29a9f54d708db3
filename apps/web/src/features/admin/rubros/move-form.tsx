'use client'

import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { moveRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { Select } from '@/components/ui/select'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Where a rubro stands in the lists that have the rubros' own order. Moving it back undoes it. */
export function MoveForm({ rubro: { id, version, afterId, others } }: { rubro: RubroForAdmin }) {
  const stored = String(afterId ?? '')
  const [chosen, setChosen] = useState(stored)
  const { run, isPending } = useApiAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    run(
      () =>
        callApi(moveRubroEndpoint, {
          params: { id: String(id) },
          body: { version, afterId: chosen === '' ? null : Number(chosen) },
        }),
      { success: 'Rubro cambiado de lugar' },
    )
  }
  return (
    <LiveForm onSubmit={send} className="space-y-3">
      <Field label="Va después de" hint="En las listas donde se elige un rubro.">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            placeholder="Ninguno: es el primero"
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline" isLoading={isPending} disabled={chosen === stored}>
        Cambiar de lugar
      </Button>
    </LiveForm>
  )
}

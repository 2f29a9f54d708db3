'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { moveTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { Select } from '@/components/ui/select'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Where one stands in the lists of its kind. Moving it back undoes it. */
export function TermMove({ term: { id, version, afterId, others } }: { term: BusinessTermForAdmin }) {
  const stored = String(afterId ?? '')
  const [chosen, setChosen] = useState(stored)
  const { run, isPending } = useApiAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = { version, afterId: chosen === '' ? null : Number(chosen) }
    run(() => callApi(moveTermEndpoint, { params: { id }, body }), { success: 'Cambiada de lugar' })
  }
  return (
    <LiveForm onSubmit={send} className="space-y-3">
      <Field label="Va después de" hint="En la búsqueda, en los filtros y donde se elige.">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            placeholder="Ninguna: es la primera"
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

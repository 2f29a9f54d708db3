'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { mergeTagEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { countOf } from '@oficio/contracts/text/count-of'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Merges a tag into another one that says the same. */
export function TagMerge({
  term: { id, version, name, others, businessCount },
}: {
  term: BusinessTermForAdmin
}) {
  const [chosen, setChosen] = useState('')
  const { run, isPending } = useApiAction()
  const offered = others.filter(({ isRetired }) => !isRetired)
  const into = offered.find((other) => String(other.id) === chosen)
  const send = (reason: string, close: () => void) =>
    into &&
    run(() => callApi(mergeTagEndpoint, { params: { id }, body: { version, intoId: into.id, reason } }), {
      success: 'Etiquetas unidas',
      onSuccess: close,
    })
  return (
    <div className="needs-script space-y-3">
      <Field label="Dice lo mismo que" hint="La otra queda, y esta sale de uso.">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            placeholder="Elegí una etiqueta"
          >
            {offered.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WordsDialog
        trigger={
          <Button variant="outline" disabled={!into}>
            Unir las etiquetas
          </Button>
        }
        title={`«${name}» pasa a «${into?.name ?? ''}»`}
        description={`${countOf(businessCount, 'negocio publicado cambia', 'negocios publicados cambian')} una por otra, y los enlaces a la búsqueda con esta llevan a la otra. No se puede deshacer.`}
        field={{
          label: 'Motivo',
          hint: 'Queda en el registro, con tu nombre.',
          schema: mergeTagEndpoint.body.shape.reason,
        }}
        backLabel="Volver"
        submitLabel="Unir las etiquetas"
        submitVariant="destructive"
        isPending={isPending}
        onSend={send}
      />
    </div>
  )
}

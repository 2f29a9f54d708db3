'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { mergeTagEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { countOf } from '@oficio/contracts/text/count-of'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** Merges a tag into another tag, which replaces it at all businesses. The reason is required and recorded. */
export function TagMerge({
  term: { id, version, name, siblings, businessCount },
}: {
  term: BusinessTermForAdmin
}) {
  const [chosenId, setChosenId] = useState('')
  const offeredTags = siblings.filter(({ isRetired }) => !isRetired)
  const targetTag = offeredTags.find((other) => String(other.id) === chosenId)
  return (
    <div className="needs-script space-y-3">
      <Field label="Dice lo mismo que" hint="La otra queda, y esta sale de uso.">
        {(control) => (
          <Select
            {...control}
            value={chosenId}
            onChange={(event) => setChosenId(event.target.value)}
            placeholder="Elegí una etiqueta"
          >
            {offeredTags.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WordsDialog
        trigger={
          <Button variant="outline" disabled={!targetTag}>
            Unir las etiquetas
          </Button>
        }
        title={`«${name}» pasa a «${targetTag?.name ?? ''}»`}
        description={`${countOf(businessCount, 'negocio publicado cambia', 'negocios publicados cambian')} una por otra, y los enlaces a la búsqueda con esta llevan a la otra. No se puede deshacer.`}
        field={recordedReason(mergeTagEndpoint.body.shape.reason)}
        submitLabel="Unir las etiquetas"
        submitVariant="destructive"
        send={async (reason) =>
          targetTag &&
          callApi(mergeTagEndpoint, { params: { id }, body: { version, intoId: targetTag.id, reason } })
        }
        success="Etiquetas unidas"
      />
    </div>
  )
}

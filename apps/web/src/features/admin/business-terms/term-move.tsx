'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { moveTermEndpoint } from '@oficio/contracts/businesses/terms/terms'
import { callApi } from '@/lib/api/api-client'
import { PlaceAfterForm } from '../place-after-form'

/** The form that changes the position of a category or a tag in the lists of its kind. */
export function TermMove({ term: { id, version, afterId, siblings } }: { term: BusinessTermForAdmin }) {
  return (
    <PlaceAfterForm
      afterId={afterId}
      siblings={siblings}
      move={(afterId) => callApi(moveTermEndpoint, { params: { id }, body: { version, afterId } })}
      hint="En la búsqueda, en los filtros y donde se elige."
      first="Ninguna: es la primera"
      moved="Cambiada de lugar"
    />
  )
}

'use client'

import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { moveRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { callApi } from '@/lib/api/api-client'
import { PlaceAfterForm } from '../place-after-form'

/** The form that changes the position of a rubro in the lists that keep the admins' order. */
export function MoveForm({ rubro: { id, version, afterId, siblings } }: { rubro: RubroForAdmin }) {
  return (
    <PlaceAfterForm
      afterId={afterId}
      siblings={siblings}
      move={(afterId) =>
        callApi(moveRubroEndpoint, { params: { id: String(id) }, body: { version, afterId } })
      }
      hint="En las listas donde se elige un rubro."
      first="Ninguno: es el primero"
      moved="Rubro cambiado de lugar"
    />
  )
}

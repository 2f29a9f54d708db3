'use client'

import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { bringBackRubroEndpoint, retireRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { countOf } from '@oficio/contracts/text/count-of'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

const retire = {
  endpoint: retireRubroEndpoint,
  action: 'Sacar de uso',
  success: 'Rubro fuera de uso',
  tone: 'destructive',
} as const

const bringBack = {
  endpoint: bringBackRubroEndpoint,
  action: 'Volver a ofrecerlo',
  success: 'Rubro en uso',
  tone: 'primary',
} as const

/** What follows from a decision, with how many it touches. */
function consequenceOf({ isRetired, professionalCount, liveRequestCount }: RubroForAdmin): string {
  if (isRetired) return 'Desde este momento se puede pedir y elegir otra vez, en el mismo lugar de la lista.'
  const professionals = countOf(professionalCount, 'profesional aprobado', 'profesionales aprobados')
  const requests = countOf(liveRequestCount, 'solicitud en curso', 'solicitudes en curso')
  return `Desde este momento nadie lo puede pedir ni sumar. Lo que ya lo tiene sigue igual: ${professionals} y ${requests}, con sus contactos y suscripciones. Lo podés volver a ofrecer cuando quieras.`
}

/** Takes a rubro out of use, or offers it again, with what follows from it and a reason that stays on record. */
export function OfferDecision({ rubro }: { rubro: RubroForAdmin }) {
  const does = rubro.isRetired ? bringBack : retire
  return (
    <WordsDialog
      trigger={<Button variant="outline">{does.action}</Button>}
      title={`${does.action}: ${rubro.name}`}
      description={consequenceOf(rubro)}
      field={recordedReason(does.endpoint.body.shape.reason)}
      submitLabel={does.action}
      submitVariant={does.tone}
      send={(reason) =>
        callApi(does.endpoint, {
          params: { id: String(rubro.id) },
          body: { version: rubro.version, reason },
        })
      }
      success={does.success}
    />
  )
}

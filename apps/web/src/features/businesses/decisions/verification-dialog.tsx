'use client'

import {
  type BusinessState,
  verifyBusinessEndpoint,
  withdrawVerificationEndpoint,
} from '@oficio/contracts/businesses/decisions'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** Publishes what the team verified about a business, or withdraws it. */
export function VerificationDialog({ business }: { business: BusinessState }) {
  const params = { id: business.id }
  return business.verifiedWhat ? (
    <WordsDialog
      trigger={
        <Button variant="ghost" className="-mx-3 -my-2.5 px-3">
          Retirar la verificación
        </Button>
      }
      title={`Retirar la verificación de ${business.name}`}
      description={`Su página deja de decir: ${business.verifiedWhat}.`}
      field={recordedReason(withdrawVerificationEndpoint.body.shape.reason)}
      submitLabel="Retirar la verificación"
      submitVariant="destructive"
      send={(reason) => callApi(withdrawVerificationEndpoint, { params, body: { reason } })}
      success="Verificación retirada"
    />
  ) : (
    <WordsDialog
      trigger={
        <Button variant="ghost" className="-mx-3 -my-2.5 px-3">
          Verificar
        </Button>
      }
      title={`Verificar ${business.name}`}
      description="Junto a su nombre aparece el sello de verificado, con lo que escribas acá. Se puede retirar."
      field={{
        label: 'Qué verificaste',
        hint: 'Lo leen los visitantes. Por ejemplo: la habilitación municipal y la dirección.',
        schema: verifyBusinessEndpoint.body.shape.what,
      }}
      submitLabel="Publicar la verificación"
      send={(verifiedWhat) => callApi(verifyBusinessEndpoint, { params, body: { what: verifiedWhat } })}
      success="Verificación publicada"
    />
  )
}

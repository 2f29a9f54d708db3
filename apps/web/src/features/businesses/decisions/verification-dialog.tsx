'use client'

import {
  type BusinessState,
  verifyBusinessEndpoint,
  withdrawVerificationEndpoint,
} from '@oficio/contracts/businesses/decisions'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Says what of a business was verified, or takes it back. */
export function VerificationDialog({ business }: { business: BusinessState }) {
  const { run, isPending } = useApiAction()
  const params = { id: business.id }
  const verify = (what: string, close: () => void) =>
    run(() => callApi(verifyBusinessEndpoint, { params, body: { what } }), {
      success: 'Verificación publicada',
      onSuccess: close,
    })
  const withdraw = (reason: string, close: () => void) =>
    run(() => callApi(withdrawVerificationEndpoint, { params, body: { reason } }), {
      success: 'Verificación retirada',
      onSuccess: close,
    })
  const common = { backLabel: 'Volver', isPending }
  return business.verifiedWhat ? (
    <WordsDialog
      {...common}
      trigger={
        <Button variant="ghost" className="-mx-3 -my-2.5 px-3">
          Retirar la verificación
        </Button>
      }
      title={`Retirar la verificación de ${business.name}`}
      description={`Su página deja de decir: ${business.verifiedWhat}.`}
      field={{
        label: 'Motivo',
        hint: 'Queda en el registro, con tu nombre.',
        schema: withdrawVerificationEndpoint.body.shape.reason,
      }}
      submitLabel="Retirar la verificación"
      submitVariant="destructive"
      onSend={withdraw}
    />
  ) : (
    <WordsDialog
      {...common}
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
      submitVariant="primary"
      onSend={verify}
    />
  )
}

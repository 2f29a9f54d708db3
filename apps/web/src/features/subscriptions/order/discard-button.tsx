'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface DiscardButtonProps {
  block?: boolean
  /** The subject of the subscription. By default the usual subject of the caller's role. */
  subject?: BodyOf<typeof cancelSubscriptionEndpoint>
}

/** Discards a subscription that was never authorised. Its authorisation link becomes invalid. */
export function DiscardButton({ block = false, subject = {} }: DiscardButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" block={block}>
          Descartar la suscripción
        </Button>
      }
      title="¿Descartás la suscripción?"
      description={`No se cobró nada ni se va a cobrar. El enlace de ${providerName} para autorizarla deja de servir. Podés empezar otra cuando quieras.`}
      backLabel="Dejarla como está"
      confirmLabel="Sí, descartarla"
      confirmVariant="destructive"
      send={() => callApi(cancelSubscriptionEndpoint, { body: subject })}
      success="Listo: no se va a cobrar nada"
      refusals={{ nothing_to_cancel: 'Ya no había nada para descartar.' }}
    />
  )
}

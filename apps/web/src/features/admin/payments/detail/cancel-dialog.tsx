'use client'

import { cancelSubscriptionByAdminEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

interface CancelDialogProps {
  subscriptionId: string
  payerText: string
}

/** Cancels a subscription for good. The reason is required and recorded. */
export function CancelDialog({ subscriptionId, payerText }: CancelDialogProps) {
  return (
    <WordsDialog
      trigger={<Button variant="outline">Cancelar la suscripción</Button>}
      title="Cancelar la suscripción"
      description={`No se le cobra más a ${payerText}. Lo que ya pagó le sirve hasta que termine el mes. No se puede deshacer.`}
      field={recordedReason(cancelSubscriptionByAdminEndpoint.body.shape.reason)}
      submitLabel="Cancelar la suscripción"
      submitVariant="destructive"
      send={(reason) =>
        callApi(cancelSubscriptionByAdminEndpoint, { params: { id: subscriptionId }, body: { reason } })
      }
      success="Suscripción cancelada: no se hacen más cobros"
      refusals={{ nothing_to_cancel: 'Ya estaba cancelada, o la cancelación está en camino.' }}
    />
  )
}

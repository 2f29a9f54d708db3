'use client'

import { cancelSubscriptionByAdminEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface CancelDialogProps {
  subscriptionId: string
  payerText: string
}

/** Ends a subscription for good; the reason is required and stays on record. */
export function CancelDialog({ subscriptionId, payerText }: CancelDialogProps) {
  const { run, isPending } = useApiAction()
  const send = (reason: string, close: () => void) =>
    run(
      () => callApi(cancelSubscriptionByAdminEndpoint, { params: { id: subscriptionId }, body: { reason } }),
      {
        success: 'Suscripción cancelada: no se hacen más cobros',
        refusals: { nothing_to_cancel: 'Ya estaba cancelada, o la cancelación está en camino.' },
        onSuccess: close,
      },
    )
  return (
    <WordsDialog
      trigger={<Button variant="outline">Cancelar la suscripción</Button>}
      title="Cancelar la suscripción"
      description={`No se le cobra más a ${payerText}. Lo que ya pagó le sirve hasta que termine el mes. No se puede deshacer.`}
      field={{
        label: 'Motivo',
        hint: 'Queda en el registro, con tu nombre.',
        schema: cancelSubscriptionByAdminEndpoint.body.shape.reason,
      }}
      backLabel="Volver"
      submitLabel="Cancelar la suscripción"
      submitVariant="destructive"
      isPending={isPending}
      onSend={send}
    />
  )
}

'use client'

import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Button } from '@/components/ui/button'
import { ConfirmDialog, Consequences } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface CancelPlanProps {
  subject: { subjectType: string; subjectId: string }
  /** The end of the paid time, until which the page stays visible. Null if it is hidden at once. */
  until: string | null
  /** Whether the page is already hidden, and stays so. */
  isHidden: boolean
}

/** Cancels a plan after a dialog that explains what happens to the page. */
export function CancelPlan({ subject, until, isHidden }: CancelPlanProps) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Cancelar el plan</Button>}
      title="¿Cancelás el plan?"
      backLabel="Mantenerlo"
      confirmLabel="Sí, cancelar"
      confirmVariant="destructive"
      send={() => callApi(cancelSubscriptionEndpoint, { body: subject })}
      success="Cancelamos el plan"
    >
      <Consequences>
        <li>No se hace ningún cobro más.</li>
        <li>{seenText(until, isHidden)}</li>
        <li>Lo que cargaste de tu negocio queda guardado, con sus fotos.</li>
        <li>Podés volver a elegir un plan cuando quieras.</li>
      </Consequences>
    </ConfirmDialog>
  )
}

function seenText(until: string | null, isHidden: boolean): string {
  if (isHidden)
    return until
      ? `Tu página sigue en pausa. Si la reanudás antes del ${formatDate(until)}, se ve hasta ese día.`
      : 'Tu página sigue sin verse.'
  return until
    ? `Lo que ya pagaste sigue valiendo: tu página se ve hasta el ${formatDate(until)}.`
    : 'Tu página deja de verse ahora mismo.'
}

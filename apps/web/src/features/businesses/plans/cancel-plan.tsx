'use client'

import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Button } from '@/components/ui/button'
import { ConfirmDialog, Consequences } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface CancelPlanProps {
  subject: { subjectType: string; subjectId: string }
  /** Until when the page is seen afterwards; null: it goes at once. */
  until: string | null
  /** It is not seen now, and stays so. */
  isHidden: boolean
}

/** Ends a plan, after saying what that means for the page. */
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

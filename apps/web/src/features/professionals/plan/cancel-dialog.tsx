'use client'

import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Button } from '@/components/ui/button'
import { ConfirmDialog, Consequences } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

interface CancelDialogProps {
  /** Until when the subscription still works. Null if it ends at once. */
  until: string | null
  freeLeadsLeft: number
}

/** Cancels a professional's subscription after a dialog that explains the consequences. */
export function CancelDialog({ until, freeLeadsLeft }: CancelDialogProps) {
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Cancelar suscripción</Button>}
      title="¿Cancelás tu suscripción?"
      backLabel="Mantenerla"
      confirmLabel="Sí, cancelar"
      confirmVariant="destructive"
      send={() => callApi(cancelSubscriptionEndpoint)}
      success="Cancelamos tu suscripción"
    >
      <Consequences>
        <li>No se hace ningún cobro más.</li>
        <li>
          {until
            ? `Lo que ya pagaste sigue funcionando hasta el ${formatDate(until)}.`
            : 'Termina ahora mismo, porque todavía no se cobró nada.'}
        </li>
        <li>Los contactos que ya abriste siguen a la vista hasta que se cierren.</li>
        {freeLeadsLeft > 0 && <li>{freeText(freeLeadsLeft)}</li>}
        <li>Podés volver a suscribirte cuando quieras.</li>
      </Consequences>
    </ConfirmDialog>
  )
}

const freeText = (count: number): string =>
  count === 1 ? 'Te queda 1 contacto gratis para usar.' : `Te quedan ${count} contactos gratis para usar.`

'use client'

import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface CancelDialogProps {
  /** Until when it works afterwards; null: it ends at once. */
  until: string | null
  freeLeadsLeft: number
}

/** Two clicks: the button, and after what happens was said, the other one. */
export function CancelDialog({ until, freeLeadsLeft }: CancelDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const cancel = () =>
    run(() => callApi(cancelSubscriptionEndpoint), {
      success: 'Cancelamos tu suscripción',
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Cancelar suscripción</Button>
      </DialogTrigger>
      <DialogContent
        title="¿Cancelás tu suscripción?"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Mantenerla</Button>
            </DialogClose>
            <Button variant="destructive" onClick={cancel} isLoading={isPending}>
              Sí, cancelar
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-2 pl-5">
          <li>No se hace ningún cobro más.</li>
          <li>
            {until
              ? `Lo que ya pagaste sigue funcionando hasta el ${formatDate(until)}.`
              : 'Termina ahora mismo, porque todavía no se cobró nada.'}
          </li>
          <li>Los contactos que ya abriste siguen a la vista hasta que se cierren.</li>
          {freeLeadsLeft > 0 && <li>{freeText(freeLeadsLeft)}</li>}
          <li>Podés volver a suscribirte cuando quieras.</li>
        </ul>
      </DialogContent>
    </Dialog>
  )
}

const freeText = (left: number): string =>
  left === 1 ? 'Te queda 1 contacto gratis para usar.' : `Te quedan ${left} contactos gratis para usar.`

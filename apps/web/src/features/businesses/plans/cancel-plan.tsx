'use client'

import { cancelSubscriptionEndpoint } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface CancelPlanProps {
  subject: { subjectType: string; subjectId: string }
  /** Until when the page is seen afterwards; null: it goes at once. */
  until: string | null
  /** It is not seen now, and stays so. */
  isHidden: boolean
}

/** Two clicks: the button, and after what happens was said, the other one. */
export function CancelPlan({ subject, until, isHidden }: CancelPlanProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const cancel = () =>
    run(() => callApi(cancelSubscriptionEndpoint, { body: subject }), {
      success: 'Cancelamos el plan',
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Cancelar el plan</Button>
      </DialogTrigger>
      <DialogContent
        title="¿Cancelás el plan?"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Mantenerlo</Button>
            </DialogClose>
            <Button variant="destructive" onClick={cancel} isLoading={isPending}>
              Sí, cancelar
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-2 pl-5">
          <li>No se hace ningún cobro más.</li>
          <li>{seenText(until, isHidden)}</li>
          <li>Lo que cargaste de tu negocio queda guardado, con sus fotos.</li>
          <li>Podés volver a elegir un plan cuando quieras.</li>
        </ul>
      </DialogContent>
    </Dialog>
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

'use client'

import { changeAvailabilityEndpoint } from '@oficio/contracts/professionals/availability'
import { CalendarOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { AwayForm } from './away-form'

/** Stops new requests, until a chosen day or until the professional ends it. */
export function AwayDialog({ nowMs }: { nowMs: number }) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const leave = (backOn: string | undefined) =>
    run(() => callApi(changeAvailabilityEndpoint, { body: { isAvailable: false, backOn } }), {
      success: 'Listo: no te llegan solicitudes',
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <CalendarOff aria-hidden />
          Tomarme un descanso
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿Hasta cuándo no tomás trabajos?"
        description="Mientras tanto no te avisamos de solicitudes ni aparecés en las búsquedas. Los contactos que ya abriste siguen a la vista, y una suscripción se sigue cobrando."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Seguir recibiendo</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={isPending}>
              Dejar de recibir
            </Button>
          </>
        }
      >
        <AwayForm id={formId} nowMs={nowMs} onSend={leave} />
      </DialogContent>
    </Dialog>
  )
}

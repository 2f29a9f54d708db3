'use client'

import { pauseBusinessEndpoint } from '@oficio/contracts/businesses/pause'
import { formatDate } from '@oficio/contracts/text/format-date'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface PauseBusinessProps {
  businessId: string
  /** A charge is to come. */
  isCharged: boolean
  paidUntil: string | null
}

/** Two clicks: the button, and after what happens was said, the other one. */
export function PauseBusiness({ businessId, isCharged, paidUntil }: PauseBusinessProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const pause = () =>
    run(() => callApi(pauseBusinessEndpoint, { params: { id: businessId } }), {
      success: 'Tu negocio está en pausa',
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Poner en pausa</Button>
      </DialogTrigger>
      <DialogContent
        title="¿Ponés tu negocio en pausa?"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Dejarlo como está</Button>
            </DialogClose>
            <Button onClick={pause} isLoading={isPending}>
              Sí, poner en pausa
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-2 pl-5">
          <li>Tu página deja de verse ahora mismo, y no aparece en las búsquedas.</li>
          {isCharged && <li>Le pedimos a Mercado Pago que no cobre mientras dure.</li>}
          {paidUntil && (
            <li>Lo que ya pagaste corre igual, hasta el {formatDate(paidUntil)}: no se suma al final.</li>
          )}
          <li>Lo que cargaste queda guardado, con tus fotos y tus reseñas. La reanudás cuando quieras.</li>
        </ul>
      </DialogContent>
    </Dialog>
  )
}

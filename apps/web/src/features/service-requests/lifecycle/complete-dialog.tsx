'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { completeText } from './closed-text'
import { useStatusAction } from './use-status-action'

interface CompleteDialogProps {
  tracking: TrackingView
  token: string
  /** While the work is in course this is what comes next. */
  isMain: boolean
}

/** Asks before it closes the request: a closed one does not open again. */
export function CompleteDialog({ tracking, token, isMain }: CompleteDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { change, isPending } = useStatusAction(tracking.request.id, token)
  const complete = () =>
    change(
      { status: 'completed' },
      { success: '¡Gracias! La solicitud quedó completada.', onSuccess: () => setIsOpen(false) },
    )

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={isMain ? 'primary' : 'outline'}>
          <CircleCheck aria-hidden />
          Marcar como completada
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿El trabajo está terminado?"
        description={completeText(tracking)}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button onClick={complete} isLoading={isPending}>
              Marcar como completada
            </Button>
          </>
        }
      />
    </Dialog>
  )
}

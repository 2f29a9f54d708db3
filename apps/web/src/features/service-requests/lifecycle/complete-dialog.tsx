'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { CircleCheck } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { statusFailure } from '../status-failure'
import { completeText } from './closed-text'
import { changeStatus } from './use-status-action'

interface CompleteDialogProps {
  tracking: TrackingView
  token: string
  /** While the work is in course this is what comes next. */
  isMain: boolean
}

/** Asks before it closes the request: a closed one does not open again. */
export function CompleteDialog({ tracking, token, isMain }: CompleteDialogProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant={isMain ? 'primary' : 'outline'}>
          <CircleCheck aria-hidden />
          Marcar como completada
        </Button>
      }
      title="¿El trabajo está completado?"
      description={completeText(tracking)}
      confirmLabel="Marcar como completada"
      send={() => changeStatus(tracking.request.id, token, { status: 'completed' })}
      success="¡Gracias! La solicitud quedó completada."
      failure={statusFailure}
    />
  )
}

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
  /** Whether it is the main action, which it is while the work is in progress. */
  isMain: boolean
}

/** 'Marcar como completada'. Asks for confirmation, because the client cannot reopen a request that they complete. */
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

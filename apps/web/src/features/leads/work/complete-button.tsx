'use client'

import { limits } from '@oficio/contracts/limits'
import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { CircleCheckBig } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'
import { statusFailure } from '../../service-requests/status-failure'
import { tellLeadsChanged } from '../use-lead-count'

interface CompleteButtonProps {
  requestId: string
  /**
   * Whether the professional has the lead and the client has not denied a completion before. Only then can they
   * complete the request.
   */
  isHolder: boolean
  isNext?: boolean
  /** Id of the text that explains why the button is disabled. */
  describedBy: string
}

/** The label takes two lines on the narrowest phones. */
const mayBreak = 'h-auto min-h-11 shrink py-2 whitespace-normal max-sm:px-3'

/**
 * 'Marcar como Completado'. Asks for confirmation, because the professional cannot undo it and it closes the request
 * for everybody.
 */
export function CompleteButton({ requestId, isHolder, isNext = false, describedBy }: CompleteButtonProps) {
  const label = (
    <>
      <CircleCheckBig aria-hidden />
      Marcar como Completado
    </>
  )
  if (!isHolder) {
    return (
      <Button variant="outline" block disabled aria-describedby={describedBy} className={mayBreak}>
        {label}
      </Button>
    )
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant={isNext ? 'soft' : 'outline'} className={mayBreak}>
          {label}
        </Button>
      }
      title="¿Terminaste el trabajo?"
      description={`La solicitud se cierra para todos. Vos seguís viendo los datos de contacto por ${limits.keptContactDays} días. Le avisamos al cliente, que puede decir que no fue así.`}
      backLabel="Todavía no"
      confirmLabel="Sí, está completado"
      send={() =>
        callApi(changeServiceRequestStatusEndpoint, {
          params: { id: requestId },
          body: { status: 'completed' },
        })
      }
      success="Solicitud completada"
      failure={statusFailure}
      onSuccess={tellLeadsChanged}
    />
  )
}

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
  /** Only the holder of the lead may complete, and not against the client's word. */
  isHolder: boolean
  isNext?: boolean
  /** Id of the text that says why it is disabled. */
  describedBy: string
}

/** On the narrowest phones its words take two lines. */
const mayBreak = 'h-auto min-h-11 shrink py-2 whitespace-normal max-sm:px-3'

/** 'Marcar como Completado'. The professional cannot undo it and it closes the request for all, so it asks once. */
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

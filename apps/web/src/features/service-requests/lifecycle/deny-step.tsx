'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { reopenServiceRequestEndpoint } from '@oficio/contracts/service-requests/work-endpoints'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleHelp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { statusFailure } from '../status-failure'
import { trackingHeaders } from '../tracking-headers'
import { cleanAddress } from './clean-address'
import { StepCard } from './step-card'
import { changeStatus } from './use-status-action'

interface DenyStepProps {
  tracking: TrackingView
  token: string
  /** Whether 'No fue así' was clicked already, here or in the mail. Then the card asks for confirmation. */
  isTapped: boolean
  /** Called after the client's confirmation that the work is completed has been saved. */
  onDone: () => void
}

/**
 * Asks whether the work is really completed, after somebody else said so. The client may deny it for some days ('No fue
 * así').
 */
export function DenyStep({ tracking: { request, completion }, token, isTapped, onDone }: DenyStepProps) {
  const { run, isPending } = useApiAction()
  const deny = () =>
    run(
      () =>
        callApi(reopenServiceRequestEndpoint, {
          params: { id: request.id },
          headers: trackingHeaders(token),
        }),
      { success: 'Listo: la solicitud se reabrió.', onSuccess: cleanAddress },
    )
  const agree = () =>
    run(() => changeStatus(request.id, token, { status: 'completed' }), {
      failure: statusFailure,
      onSuccess: onDone,
    })
  if (!completion?.deniableUntil) return null
  const { title, text, yes } = isTapped ? saidWhenTapped(completion) : completionText(completion)
  const denyButton = (
    <Button key="deny" variant={isTapped ? 'primary' : 'outline'} onClick={deny} isLoading={isPending}>
      {isTapped ? 'Sí, reabrir la solicitud' : 'No fue así'}
    </Button>
  )
  const doneButton = (
    <Button key="done" variant={isTapped ? 'outline' : 'primary'} onClick={agree} disabled={isPending}>
      {yes}
    </Button>
  )
  return (
    <StepCard
      icon={CircleHelp}
      title={title}
      text={`${text} Tenés tiempo hasta el ${formatMoment(completion.deniableUntil)}.`}
    >
      {isTapped ? [denyButton, doneButton] : [doneButton, denyButton]}
    </StepCard>
  )
}

type Completion = NonNullable<TrackingView['completion']>

function saidWhenTapped({ by, professionalName }: Completion) {
  const subject = professionalName ?? 'Un profesional'
  return {
    title: '¿El trabajo no está completado?',
    text:
      by === 'professional'
        ? `${subject} marcó el trabajo como completado. Si la reabrís, la solicitud vuelve a como estaba antes y le avisamos que no fue así.`
        : 'Si la reabrís, la solicitud vuelve a como estaba antes.',
    yes: 'No, está completado',
  }
}

function completionText({ by, professionalName }: Completion) {
  if (by === 'system') {
    return {
      title: 'La cerramos por falta de novedades',
      text: 'Te preguntamos cómo iba el trabajo y no supimos más. Si no está completado, decilo y se reabre.',
      yes: 'Está completado',
    }
  }
  return {
    title: '¿Quedó completado?',
    text: `${professionalName ?? 'Un profesional'} marcó el trabajo como completado. Si no fue así, decilo y la solicitud se reabre.`,
    yes: 'Sí, quedó completado',
  }
}

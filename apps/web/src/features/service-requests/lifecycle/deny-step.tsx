'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { reopenServiceRequestEndpoint } from '@oficio/contracts/service-requests/work-endpoints'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleHelp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { cleanAddress } from './clean-address'
import { StepCard } from './step-card'

interface DenyStepProps {
  tracking: TrackingView
  token: string
  /** Whether the mail's 'No fue así' led here: it is asked once more, since mail scanners open links too. */
  isTapped: boolean
}

/** 'No fue así': somebody else said that the work is done, and for some days the client may say otherwise. */
export function DenyStep({ tracking: { request, completion }, token, isTapped }: DenyStepProps) {
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
  if (!completion?.deniableUntil) return null
  const { title, text } = isTapped ? saidWhenTapped(completion) : said(completion)
  return (
    <StepCard
      icon={CircleHelp}
      title={title}
      text={`${text} Tenés tiempo hasta el ${formatMoment(completion.deniableUntil)}.`}
    >
      <Button variant={isTapped ? 'primary' : 'outline'} onClick={deny} isLoading={isPending}>
        {isTapped ? 'Sí, reabrir la solicitud' : 'No fue así'}
      </Button>
    </StepCard>
  )
}

type Completion = NonNullable<TrackingView['completion']>

function saidWhenTapped({ by, professionalName }: Completion) {
  const who = professionalName ?? 'Un profesional'
  return {
    title: '¿El trabajo no está terminado?',
    text:
      by === 'professional'
        ? `${who} marcó el trabajo como terminado. Si la reabrís, la solicitud vuelve a como estaba antes y le avisamos que no fue así.`
        : 'Si la reabrís, la solicitud vuelve a como estaba antes.',
  }
}

function said({ by, professionalName }: Completion) {
  if (by === 'system') {
    return {
      title: 'La cerramos por falta de novedades',
      text: 'Te preguntamos cómo iba el trabajo y no supimos más. Si no está terminado, decilo y se reabre.',
    }
  }
  if (by === 'client') {
    return {
      title: 'Nos contaste que está terminado',
      text: 'Si tocaste sin querer, decilo y la solicitud se reabre.',
    }
  }
  return {
    title: '¿Quedó terminado?',
    text: `${professionalName ?? 'Un profesional'} marcó el trabajo como terminado. Si no fue así, decilo y la solicitud se reabre.`,
  }
}

'use client'

import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { formatDay } from '@oficio/contracts/text/format-date'
import { CalendarPlus } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { cleanAddress } from './clean-address'
import { StepCard } from './step-card'

interface ExtendQuestionProps {
  tracking: TrackingView
  token: string
}

/** The question '¿Todavía la necesitás?' of a mail about a live request, answered with one click. */
export function ExtendQuestion({ tracking, token }: ExtendQuestionProps) {
  const { run, isPending } = useApiAction()
  const { request, extendableUntil } = tracking
  if (extendableUntil === null) return <CannotExtend tracking={tracking} />

  const until = formatDay(extendableUntil)
  const extend = () =>
    run(
      () =>
        callApi(extendServiceRequestEndpoint, {
          params: { id: request.id },
          headers: trackingHeaders(token),
        }),
      { success: `Listo: ahora vence el ${until}.`, onSuccess: cleanAddress },
    )

  return (
    <StepCard
      icon={CalendarPlus}
      title="¿Todavía la necesitás?"
      text={`Vence el ${formatDay(request.expiresAt)}. Si la extendés, sigue activa hasta el ${until}. Se puede una sola vez.`}
    >
      <Button onClick={extend} isLoading={isPending}>
        Extender hasta el {until}
      </Button>
    </StepCard>
  )
}

function CannotExtend({ tracking: { request } }: { tracking: TrackingView }) {
  if (request.status === 'in_progress') {
    return <Alert title="No hace falta extenderla">El trabajo está en curso y ya no vence.</Alert>
  }
  return (
    <Alert tone="success" title="Ya está extendida">
      Sigue activa hasta el {formatDay(request.expiresAt)}.
    </Alert>
  )
}

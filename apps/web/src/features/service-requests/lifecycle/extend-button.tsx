'use client'

import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { formatDay } from '@oficio/contracts/text/format-date'
import { CalendarPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'

interface ExtendButtonProps {
  tracking: Pick<TrackingView, 'request' | 'expirationDays'>
  until: string
  token: string
}

/** Extends the request on the client's own initiative, without a question by mail. */
export function ExtendButton({ tracking, until, token }: ExtendButtonProps) {
  const { run, isPending } = useApiAction()
  const extend = () =>
    run(
      () =>
        callApi(extendServiceRequestEndpoint, {
          params: { id: tracking.request.id },
          headers: trackingHeaders(token),
        }),
      { success: `Listo: ahora vence el ${formatDay(until)}.` },
    )
  return (
    <Button variant="outline" onClick={extend} isLoading={isPending}>
      <CalendarPlus aria-hidden />
      Extender {tracking.expirationDays} días
    </Button>
  )
}

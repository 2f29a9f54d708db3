'use client'

import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { CalendarPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { extendedUntil } from './extend-question'

/** Extends the request without having been asked by mail. */
export function ExtendButton({ tracking, token }: { tracking: TrackingView; token: string }) {
  const { run, isPending } = useApiAction()
  const extend = () =>
    run(
      () =>
        callApi(extendServiceRequestEndpoint, {
          params: { id: tracking.request.id },
          headers: trackingHeaders(token),
        }),
      { success: `Listo: ahora vence el ${extendedUntil(tracking)}.` },
    )
  return (
    <Button variant="outline" onClick={extend} isLoading={isPending}>
      <CalendarPlus aria-hidden />
      Extender {tracking.expirationDays} días
    </Button>
  )
}

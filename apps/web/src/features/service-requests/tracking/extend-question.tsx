'use client'

import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { CalendarPlus } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api-client'
import { formatDay } from '@/lib/format-date'
import { useApiAction } from '@/lib/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { cleanAddress } from './clean-address'

interface ExtendQuestionProps {
  tracking: TrackingView
  token: string
}

/** Returns until when the request lives once it is extended. */
export const extendedUntil = ({ request, expirationDays }: TrackingView): string =>
  formatDay(new Date(Date.parse(request.expiresAt) + expirationDays * 86_400_000).toISOString())

/** The mail's '¿Todavía la necesitás?' about a live request, answered with one click. */
export function ExtendQuestion({ tracking, token }: ExtendQuestionProps) {
  const { run, isPending } = useApiAction()
  const { request, canExtend } = tracking
  if (!canExtend) return <CannotExtend tracking={tracking} />

  const until = extendedUntil(tracking)
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
    <Card className="border-2 border-sol">
      <h2 className="flex items-center gap-2.5 text-xl">
        <CalendarPlus aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
        ¿Todavía la necesitás?
      </h2>
      <p className="mt-2 text-muted-foreground">
        Vence el {formatDay(request.expiresAt)}. Si la extendés, sigue activa hasta el {until}. Se puede una
        sola vez.
      </p>
      <Button onClick={extend} isLoading={isPending} className="mt-5 w-full sm:w-auto">
        Extender hasta el {until}
      </Button>
    </Card>
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

'use client'

import { extendServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { CalendarPlus, PhoneIncoming } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api-client'
import { useApiAction } from '@/lib/use-api-action'
import { trackingHeaders } from '../tracking-headers'
import { CancelDialog } from './cancel-dialog'
import { CompleteDialog } from './complete-dialog'
import { extendedUntil } from './extend-question'
import { MakeUrgentDialog } from './make-urgent-dialog'
import { StartDialog } from './start-dialog'
import { useStatusAction } from './use-status-action'

interface TrackingActionsProps {
  tracking: TrackingView
  token: string
}

/** What the client of a live request may do with it, as its state allows. */
export function TrackingActions({ tracking, token }: TrackingActionsProps) {
  const { request, leads, canExtend } = tracking
  const status = useStatusAction(request.id, token)
  const extension = useApiAction()
  const active = leads.filter(({ status: leadStatus }) => leadStatus === 'active')
  const isPending = request.status === 'pending'
  const hasBegun = request.status === 'in_progress'

  const extend = () =>
    extension.run(
      () =>
        callApi(extendServiceRequestEndpoint, {
          params: { id: request.id },
          headers: trackingHeaders(token),
        }),
      { success: `Listo: ahora vence el ${extendedUntil(tracking)}.` },
    )

  return (
    <Card asChild>
      <section aria-labelledby="acciones">
        <h2 id="acciones" className="text-xl">
          ¿Cómo viene?
        </h2>
        <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
          {isPending && (
            <Button
              variant={active.length > 0 ? 'primary' : 'outline'}
              onClick={() => status.change({ status: 'open' }, { success: '¡Qué bueno! Quedó anotado.' })}
              isLoading={status.isPending}
            >
              <PhoneIncoming aria-hidden />
              Me contactaron
            </Button>
          )}
          {!hasBegun && active.length > 0 && (
            <StartDialog requestId={request.id} token={token} leads={active} />
          )}
          <CompleteDialog requestId={request.id} token={token} isMain={hasBegun} />
          {canExtend && (
            <Button variant="outline" onClick={extend} isLoading={extension.isPending}>
              <CalendarPlus aria-hidden />
              Extender {tracking.expirationDays} días
            </Button>
          )}
          {tracking.urgentOffer && (
            <MakeUrgentDialog requestId={request.id} token={token} offer={tracking.urgentOffer} />
          )}
          <CancelDialog requestId={request.id} token={token} />
        </div>
      </section>
    </Card>
  )
}

'use client'

import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { getDeviceRequestEndpoint } from '@oficio/contracts/service-requests/request-links'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { forgetFilingHere, wasFiledHere } from './filed-here'

type DeviceRequest = ResponseOf<typeof getDeviceRequestEndpoint>['request']

const load = () => loadPart(import('@oficio/contracts/service-requests/request-links'))

/** Helps a client without an account to return: shows the request that was filed from this device, and its status. */
export function DeviceRequestCard() {
  const [request, setRequest] = useState<DeviceRequest>(null)
  useEffect(() => {
    if (!wasFiledHere()) return
    let isGone = false
    load()
      .then((part) => callApi(part.getDeviceRequestEndpoint, {}))
      .then(
        (answer) => {
          if (answer.request === null) forgetFilingHere()
          if (!isGone) setRequest(answer.request)
        },
        // Ignore the failure, because the card is optional.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [])
  if (!request) return null
  const hide = () => {
    forgetFilingHere()
    setRequest(null)
  }
  return (
    <section
      aria-label="Tu solicitud"
      className="flex items-start gap-3 rounded-card bg-surface p-4 text-foreground shadow-float"
    >
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">Tu solicitud: {request.title}</p>
        <p className="text-muted-foreground">{deviceRequestText(request)}</p>
        <Link href={request.trackingPath} className={textLink}>
          Ver cómo va
        </Link>
      </div>
      <button
        type="button"
        onClick={hide}
        aria-label="No mostrar más en este dispositivo"
        className="grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  )
}

/** Returns the status of a request as a sentence about people. */
function deviceRequestText({
  status,
  leadCount,
}: {
  status: ServiceRequestStatus
  leadCount: number
}): string {
  if (status === 'in_progress') return 'El trabajo está en marcha.'
  if (leadCount === 0) return 'Ya les avisamos a profesionales de tu zona.'
  const people = leadCount === 1 ? '1 profesional' : `${leadCount} profesionales`
  return leadCount === 1
    ? `${people} vio tu solicitud y puede llamarte.`
    : `${people} vieron tu solicitud y pueden llamarte.`
}

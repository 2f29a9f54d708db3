import { isWaiting, type ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface RequestDescriptionProps {
  request: ServiceRequestView
  photos: ReactNode
}

/** Shows the client's description of the work, with photos. */
export function RequestDescription({ request, photos }: RequestDescriptionProps) {
  return (
    <Card asChild>
      <section aria-labelledby="solicitud">
        <h2 id="solicitud" className="text-2xl">
          La solicitud
        </h2>
        <p className="mt-3 max-w-[68ch] break-words whitespace-pre-line">
          {request.description || 'No dice más que eso.'}
        </p>
        {photos && <div className="mt-5">{photos}</div>}
        <p className="mt-5 border-t pt-4 text-sm text-muted-foreground">
          Rubro: {request.rubroName}. {expiryText(request)}
        </p>
      </section>
    </Card>
  )
}

function expiryText({ status, expiresAt }: ServiceRequestView): string {
  return isWaiting(status) ? `Vence el ${formatMoment(expiresAt)}.` : ''
}

import { isWaiting, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { SeatsMeter } from '@/components/ui/seats-meter'

interface LeadCountsProps {
  tracking: TrackingView
  leadsPerRequest: number
}

/** Shows how many professionals were notified and how many seats are taken. */
export function LeadCounts({ tracking, leadsPerRequest }: LeadCountsProps) {
  const { request, leads, notifiedProfessionals } = tracking
  const activeCount = leads.filter(({ status }) => status === 'active').length
  const waits = isWaiting(request.status)
  if (!waits && notifiedProfessionals === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {waits && (
        <SeatsMeter
          takenCount={activeCount}
          total={Math.min(leadsPerRequest, activeCount + request.seatsLeft)}
        />
      )}
      <span className="tabular-nums">{notifiedText(notifiedProfessionals, request.firstOffer)}</span>
    </span>
  )
}

function notifiedText(count: number, offer: TrackingView['request']['firstOffer']): string {
  if (offer) return `Por ahora le avisamos solo a ${offer.professionalName}`
  if (count === 0) return 'Estamos avisando a los profesionales'
  return count === 1 ? 'Avisamos a 1 profesional' : `Avisamos a ${count} profesionales`
}

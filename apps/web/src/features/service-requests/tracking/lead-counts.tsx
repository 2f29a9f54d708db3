import { notifiedText } from '@oficio/contracts/service-requests/notified'
import { isWaiting, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { SeatsMeter } from '@/components/ui/seats-meter'

interface LeadCountsProps {
  tracking: TrackingView
  leadsPerRequest: number
}

/** Shows how many professionals were notified and how many seats are taken. */
export function LeadCounts({ tracking, leadsPerRequest }: LeadCountsProps) {
  const { request, leads } = tracking
  const activeCount = leads.filter(({ status }) => status === 'active').length
  const waits = isWaiting(request.status)
  if (!waits && !request.notified?.count) return null
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {waits && (
        <SeatsMeter
          takenCount={activeCount}
          total={Math.min(leadsPerRequest, activeCount + request.seatsLeft)}
        />
      )}
      <span className="tabular-nums">{textOf(request)}</span>
    </span>
  )
}

function textOf({ firstOffer, notified, city }: TrackingView['request']): string {
  if (firstOffer) return `Por ahora le avisamos solo a ${firstOffer.professionalName}`
  return (notified && notifiedText(notified, city)) ?? 'Estamos avisando a los profesionales'
}

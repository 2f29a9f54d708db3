import { lawButtons } from '@oficio/contracts/legal'
import type { ConsumerRequestForAdmin } from '@oficio/contracts/support/consumer-requests'
import { CircleCheckBig, History } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { RequestItem } from './request-item'

interface RequestListProps {
  requests: readonly ConsumerRequestForAdmin[]
  status: 'open' | 'answered'
  nowMs: number
}

export function RequestList({ requests, status, nowMs }: RequestListProps) {
  if (requests.length === 0) {
    return status === 'open' ? (
      <EmptyState
        icon={CircleCheckBig}
        title="No hay pedidos para responder"
        description={`Lo que llegue por el ${lawButtons.withdrawal} o el ${lawButtons.cancellation} aparece acá, con su reloj.`}
      />
    ) : (
      <EmptyState
        icon={History}
        title="Todavía no se respondió ningún pedido"
        description="Cada respuesta queda acá con su fecha y quién la dio."
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 lg:gap-6">
      {requests.map((request) => (
        <li key={request.id} id={request.id}>
          <RequestItem request={request} nowMs={nowMs} />
        </li>
      ))}
    </ul>
  )
}

import { paths } from '@oficio/contracts/paths'
import type { OwnRequest } from '@oficio/contracts/service-requests/own-request'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { OwnRequestCard } from './own-request-card'

/** The account's requests, newest first. */
export function OwnRequestList({ requests }: { requests: readonly OwnRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyState
        drawing="requestSent"
        title="Todavía no hay solicitudes en tu cuenta"
        description="Lo que pidas desde ahora queda acá. ¿Ya habías pedido algo sin cuenta? Abrí el enlace de seguimiento que te mandamos por email y elegí «Sumar a mi cuenta»."
        action={<ButtonLink href={paths.serviceRequestForm()}>Solicitar un servicio</ButtonLink>}
      />
    )
  }
  return (
    <ul className="space-y-3">
      {requests.map((request) => (
        <OwnRequestCard key={request.id} request={request} />
      ))}
    </ul>
  )
}

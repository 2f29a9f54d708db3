import { paths } from '@oficio/contracts/paths'
import type { OwnRequest } from '@oficio/domain/service-requests/list-own-requests'
import { ClipboardList } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { OwnRequestCard } from './own-request-card'

/** The account's requests, newest first. */
export function OwnRequestList({ requests }: { requests: readonly OwnRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="Todavía no pediste ningún servicio"
        description="Contá qué necesitás y te contactan profesionales de tu zona. Lo que pidas queda acá."
        action={
          <Button asChild>
            <Link href={paths.serviceRequestForm()}>Solicitar un servicio</Link>
          </Button>
        }
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

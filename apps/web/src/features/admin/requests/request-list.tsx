import { exportAddress } from '@oficio/contracts/admin/exports'
import {
  type ServiceRequestQuery,
  type ServiceRequestRow,
  serviceRequestList,
} from '@oficio/contracts/admin/service-requests'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Inbox } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ReferenceChoices } from '@/components/lists/list-filter'
import { ListView } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'

interface RequestListProps {
  query: ServiceRequestQuery
  page: ListPage<ServiceRequestRow>
  references: ReferenceChoices
}

/** Every request there ever was. */
export function RequestList({ query, page, references }: RequestListProps) {
  return (
    <ListView
      list={serviceRequestList}
      query={query}
      page={page}
      label="Solicitudes"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminServiceRequest(id)}
      references={references}
      empty={{
        icon: Inbox,
        title: 'Todavía nadie pidió nada',
        description: 'Cada solicitud que se envíe aparece acá, también las que ya se cerraron.',
      }}
      exportHref={exportAddress(serviceRequestList, query)}
    />
  )
}

const columns: ListColumn<ServiceRequestRow>[] = [
  { title: 'Solicitud', cell: ({ title }) => title },
  {
    title: 'Estado',
    isPlain: true,
    cell: ({ status, isUrgent, isConfirmed }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusPill status={status} />
        {isUrgent && <UrgentBadge />}
        {!isConfirmed && <Badge>Sin confirmar</Badge>}
      </span>
    ),
  },
  {
    title: 'Dónde',
    cell: ({ rubroName, city, state }) => (
      <>
        {city}, {state}
        <span className="block text-sm text-muted-foreground">{rubroName}</span>
      </>
    ),
  },
  {
    title: 'Cliente',
    cell: ({ clientName, email }) => (
      <>
        {clientName || 'Datos borrados'}
        {email && (
          <span className="block text-sm text-muted-foreground">
            <MailAddress>{email}</MailAddress>
          </span>
        )}
      </>
    ),
  },
  { title: 'Avisados', isNumber: true, cell: ({ toldCount }) => toldCount },
  { title: 'Contactos', isNumber: true, cell: ({ leadCount }) => leadCount },
  {
    title: 'Fecha',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
]

import { type ServiceRequestRow, serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { paths } from '@oficio/contracts/paths'
import { Inbox } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'

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
  createdColumn('Fecha'),
]

/** The list of all service requests, closed ones included. */
export const serviceRequestLook: ListLook<typeof serviceRequestList, ServiceRequestRow> = {
  list: serviceRequestList,
  label: 'Solicitudes',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminServiceRequest(id),
  empty: {
    icon: Inbox,
    title: 'Todavía nadie pidió nada',
    description: 'Cada solicitud que se envíe aparece acá, también las que ya se cerraron.',
  },
}

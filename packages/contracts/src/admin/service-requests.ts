import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'
import { type ServiceRequestStatus, type ServiceRequestView, statusTexts } from '../service-requests/shapes'

export const serviceRequestList = defineList({
  name: 'service-requests',
  path: pages.adminServiceRequests.path,
  search: 'Título, cliente, email o identificador',
  filters: {
    status: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      // Written out, because the compiler derives the allowed filter values from this object.
      choices: {
        pending: statusTexts.pending,
        open: statusTexts.open,
        in_progress: statusTexts.in_progress,
        completed: statusTexts.completed,
        cancelled: statusTexts.cancelled,
      },
    },
    rubroId: { kind: 'reference', name: 'rubro', label: 'Rubro' },
    provinciaId: { kind: 'reference', name: 'provincia', label: 'Provincia', all: 'Todas' },
    urgency: {
      kind: 'choice',
      name: 'urgencia',
      label: 'Urgencia',
      all: 'Todas',
      choices: { urgent: 'Solo urgentes', usual: 'Solo comunes' },
    },
    confirmed: {
      kind: 'choice',
      name: 'confirmada',
      label: 'Confirmación',
      all: 'Todas',
      choices: { yes: 'Confirmadas', no: 'Sin confirmar' },
    },
    from: { kind: 'day', name: 'desde-dia', label: 'Desde' },
    until: { kind: 'day', name: 'hasta-dia', label: 'Hasta' },
  },
  sorts: { newest: 'Más nuevas', oldest: 'Más viejas' },
})
export type ServiceRequestQuery = ListQuery<typeof serviceRequestList>

/** A service request in the admin panel's list. */
export interface ServiceRequestRow {
  id: string
  title: string
  rubroName: string
  city: string
  state: string
  /** Empty after the contact data were erased. */
  clientName: string
  email: string
  status: ServiceRequestStatus
  isUrgent: boolean
  isConfirmed: boolean
  leadCount: number
  toldCount: number
  createdAt: string
}

export interface ServiceRequestForAdmin {
  request: ServiceRequestView
  /** The professionals who opened the contact data, earliest first. */
  leads: readonly {
    id: string
    professionalId: string
    professionalName: string
    takenAt: string
    contactedAt: string | null
    isReturned: boolean
  }[]
  toldCount: number
  /** The payment intent of its urgency fee; null without a fee. */
  urgencyIntentId: string | null
}

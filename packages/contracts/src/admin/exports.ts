import { z } from 'zod'
import { adBookingList } from '../advertising/deciding'
import { defineEndpoint } from '../endpoint'
import { type ListDefinition, type ListQuery, nonDefaultParams } from '../kernel/lists/define-list'
import { leadReportList } from '../leads/reports'
import { reviewReportList } from '../reviews/reports'
import { consumerRequestList } from '../support/consumer-requests'
import { contactMessageList } from '../support/contact-messages'
import { dataRequestList } from '../support/data-requests'
import { auditList } from './audit'
import { businessTermList } from './business-terms'
import { businessList } from './businesses'
import { jobList } from './jobs'
import { mailList } from './mails'
import { paymentLists } from './payments/list'
import { movementList } from './payments/movements'
import { professionalList } from './professionals'
import { rubroList } from './rubros'
import { serviceRequestList } from './service-requests'
import { userList } from './users'

/** Every list of the panel that can be exported as CSV. */
const exported = [
  ...Object.values(paymentLists),
  movementList,
  serviceRequestList,
  professionalList,
  businessList,
  businessTermList,
  userList,
  leadReportList,
  reviewReportList,
  consumerRequestList,
  contactMessageList,
  dataRequestList,
  adBookingList,
  rubroList,
  mailList,
  jobList,
  auditList,
] as const satisfies readonly ListDefinition[]

export type ExportedList = (typeof exported)[number]['name']

const names = [...new Set(exported.flatMap(({ filters }) => Object.keys(filters)))]

export const exportListEndpoint = defineEndpoint({
  name: 'exportList',
  summary:
    'Exports a list of the panel as CSV (UTF-8, semicolons), with the filters and the order of its page. Records who exported which list.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/exports/{list}',
  access: ['admin'],
  params: z.object({ list: z.enum(exported.map(({ name }): string => name)) }),
  query: z.object(
    Object.fromEntries(['search', 'sort', ...names].map((name) => [name, z.string().max(200).optional()])),
  ),
  response: z.unknown(),
  contentTypes: ['text/csv'],
  stepUp: true,
})

/** Returns the address of the CSV export of a list, with the list's current filters and order. */
export function exportAddress<List extends ListDefinition>(list: List, query: ListQuery<List>): string {
  const params = new URLSearchParams(nonDefaultParams(list, query).filter(([key]) => key !== 'cursor'))
  const path = `/api${exportListEndpoint.path.replace('{list}', list.name)}`
  return params.size > 0 ? `${path}?${params}` : path
}

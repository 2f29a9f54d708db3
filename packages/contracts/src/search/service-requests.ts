import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { calendarDate, countUpTo, withDefault } from '../fields'
import { limits } from '../limits'
import { type ServiceRequestStatus, serviceRequestView, statuses } from '../service-requests/shapes'
import { pagination, searchedCount, searchedRubroIds, searchedText } from './search-fields'

/** The default statuses of the search: requests that nobody works on yet. */
export const usualStatuses: readonly ServiceRequestStatus[] = ['pending', 'open']

const searchedStatuses = z.preprocess(
  (value) => {
    const list = [value ?? []].flat()
    return list
      .flatMap((value) => String(value).split(','))
      .map((part) => part.trim())
      .filter(Boolean)
  },
  z
    .array(z.enum(statuses, `Puede ser: ${statuses.join(', ')}.`))
    .max(2 * statuses.length)
    .transform((statuses): readonly ServiceRequestStatus[] =>
      statuses.length > 0 ? [...new Set(statuses)] : usualStatuses,
    ),
)

/** A day in Argentina, '2026-11-30'. A form sends an empty text if no day was chosen. */
const day = z
  .union([z.literal('').transform(() => undefined), calendarDate('Escribí la fecha como 2026-11-30.')])
  .optional()

export const requestSearchQuery = z.object({
  query: searchedText(limits.searchTextMax),
  rubroIds: searchedRubroIds,
  statuses: searchedStatuses,
  /** Both days are part of the range. */
  dateFrom: day,
  dateTo: day,
  page: withDefault(searchedCount(limits.searchCounted), 1),
  limit: countUpTo(limits.searchPageMax, limits.searchPage),
})

export const foundRequest = serviceRequestView
  .pick({
    id: true,
    title: true,
    description: true,
    rubroId: true,
    rubro_name: true,
    rubroName: true,
    city: true,
    state: true,
    serviceAddress: true,
    status: true,
    isUrgent: true,
    createdAt: true,
    client: true,
  })
  .extend({
    /** The title that the client wrote. Null if it was derived; then the description is shown instead. */
    ownTitle: z.string().nullable(),
  })
  .meta({ id: 'FoundServiceRequest' })
export type FoundRequest = z.infer<typeof foundRequest>

export const searchServiceRequestsEndpoint = defineEndpoint({
  name: 'searchServiceRequests',
  summary: `Searches requests by words, rubros, statuses (${usualStatuses.join(' and ')} by default) and days, newest first. Returns the first ${limits.searchCounted}. Never includes contact data.`,
  tag: 'Solicitudes',
  method: 'GET',
  path: '/search/service-requests',
  access: ['professional'],
  accessRefusal: {
    message: 'You must be logged in as a professional to view service requests.',
    text: 'Tenés que iniciar sesión como profesional para ver las solicitudes.',
  },
  query: requestSearchQuery,
  response: z.object({ serviceRequests: z.array(foundRequest), pagination }),
})
export type RequestSearchAnswer = z.infer<typeof searchServiceRequestsEndpoint.response>

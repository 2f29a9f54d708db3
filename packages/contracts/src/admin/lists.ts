import { z } from 'zod'
import { roles } from '../access'
import { businessTiers } from '../businesses/plans'
import { businessStatuses } from '../businesses/states'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { listPage, listQuery } from '../kernel/lists/define-list'
import { mailEventKinds } from '../kernel/mail-events'
import { professionalStatuses } from '../professionals/approval'
import { rubroFields } from '../rubros/decisions'
import { statuses } from '../service-requests/shapes'
import { type BusinessRow, businessList } from './businesses'
import { type ProfessionalRow, professionalList } from './professionals'
import { type RubroRow, rubroList } from './rubros'
import { type ServiceRequestRow, serviceRequestList } from './service-requests'
import { type UserRow, userList } from './users'

const userRow = z
  .object({
    id,
    name: z.string().describe('First and last name, or the user name.'),
    username: z.string(),
    email: z.string(),
    role: z.enum(roles),
    isEmailProven: z.boolean().describe('The owner confirmed the address.'),
    mailMark: z
      .enum(mailEventKinds)
      .nullable()
      .describe('Why the address gets no more mails; null while it gets them.'),
    isClosed: z.boolean().describe('The account was closed and its data were erased.'),
    isSuspended: z.boolean(),
    professional: z.object({ id, status: z.enum(professionalStatuses) }).nullable(),
    sessionCount: z.number().describe('Open sessions.'),
    createdAt: timestamp,
    lastSeenAt: timestamp.nullable(),
  })
  .meta({ id: 'UserRow' }) satisfies z.ZodType<UserRow>

const professionalRow = z
  .object({
    id,
    name: z.string(),
    companyName: z.string().nullable(),
    email: z.string(),
    status: z.enum(professionalStatuses),
    isAvailable: z.boolean(),
    city: z.string().nullable().describe('Null until the professional says it.'),
    state: z.string().nullable().describe('The province.'),
    rubros: z.array(z.string()).describe('Names of the rubros.'),
    leadCount: z.number(),
    createdAt: timestamp,
  })
  .meta({ id: 'ProfessionalRow' }) satisfies z.ZodType<ProfessionalRow>

const businessRow = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    status: z.enum(businessStatuses),
    tier: z.enum(businessTiers),
    categories: z.array(z.string()),
    city: z.string(),
    state: z.string().describe('The province.'),
    ownerEmail: z.string().nullable().describe('Null while nobody has claimed the business.'),
    isClaimed: z.boolean().describe('Somebody can log in to the account of the business.'),
    imported: z.object({ id, fileName: z.string() }).nullable().describe('The file that it came from.'),
    isVerified: z.boolean().describe('The team verified something about it.'),
    reviewCount: z.number(),
    createdAt: timestamp,
  })
  .meta({ id: 'BusinessRow' }) satisfies z.ZodType<BusinessRow>

const rubroRow = z
  .object({
    ...rubroFields.shape,
    // Without the rules of the input, because stored values may be older than these rules.
    name: z.string(),
    tradeSingular: z.string(),
    tradePlural: z.string(),
    description: z.string(),
    icon: z.string(),
    synonyms: z.array(z.string()),
    id: z.number(),
    slug: z.string(),
    position: z.number().describe('Where lists show it; the smallest comes first.'),
    isRetired: z.boolean(),
    isBusinessOnly: z.boolean().describe('Only businesses have it.'),
    isEdited: z.boolean().describe('An admin changed its words.'),
    version: z.number(),
    professionalCount: z.number().describe('Approved professionals.'),
    liveRequestCount: z.number().describe('Requests that are not completed or cancelled.'),
  })
  .meta({ id: 'RubroRow' }) satisfies z.ZodType<RubroRow>

const serviceRequestRow = z
  .object({
    id,
    title: z.string(),
    rubroName: z.string(),
    city: z.string(),
    state: z.string().describe('The province.'),
    clientName: z.string().describe('Empty once the contact data were erased.'),
    email: z.string().describe('Empty once the contact data were erased.'),
    status: z.enum(statuses),
    isUrgent: z.boolean(),
    isConfirmed: z.boolean(),
    leadCount: z.number(),
    toldCount: z.number().describe('Professionals who were notified.'),
    createdAt: timestamp,
  })
  .meta({ id: 'ServiceRequestRow' }) satisfies z.ZodType<ServiceRequestRow>

const forAdmins = { tag: 'Administración', method: 'GET', access: ['admin'] } as const
const paged = 'A page has up to 25 rows: send `nextCursor` as `cursor` to read the next one.'

export const listUsersEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listUsers',
  summary: `All accounts, the newest first, as the panel lists them. ${paged}`,
  path: '/admin/users',
  query: listQuery(userList),
  stepUp: true,
  response: listPage(userRow),
})

export const listProfessionalsEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listProfessionals',
  summary: `All professionals, the newest first, as the panel lists them. ${paged}`,
  path: '/admin/professionals',
  query: listQuery(professionalList),
  stepUp: true,
  response: listPage(professionalRow),
})

export const listBusinessesEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listBusinesses',
  summary: `All businesses, the newest first, as the panel lists them. ${paged}`,
  path: '/admin/businesses',
  query: listQuery(businessList),
  stepUp: true,
  response: listPage(businessRow),
})

export const listRubrosForAdminEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listRubrosForAdmin',
  summary: `All rubros in the order in which they are shown, retired ones as well. ${paged}`,
  path: '/admin/rubros',
  query: listQuery(rubroList),
  response: listPage(rubroRow),
})

export const listServiceRequestsEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listServiceRequests',
  summary: `All service requests, the newest first, as the panel lists them. ${paged}`,
  path: '/admin/service-requests',
  query: listQuery(serviceRequestList),
  stepUp: true,
  response: listPage(serviceRequestRow),
})

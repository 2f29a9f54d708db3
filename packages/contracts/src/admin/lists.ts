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
    isEmailProven: z.boolean().describe('Whether the owner confirmed the address.'),
    mailMark: z
      .enum(mailEventKinds)
      .nullable()
      .describe('Why no more mails are sent to the address. Null while mails are sent.'),
    isClosed: z.boolean().describe('Whether the account was closed and its data erased.'),
    isSuspended: z.boolean(),
    professional: z.object({ id, status: z.enum(professionalStatuses) }).nullable(),
    sessionCount: z.number().describe('Number of open sessions.'),
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
    city: z.string().nullable().describe('Null until the professional enters it.'),
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
    ownerEmail: z.string().nullable().describe('Null until somebody claims the business.'),
    isClaimed: z.boolean().describe('Whether somebody can log in to the account of the business.'),
    imported: z
      .object({ id, fileName: z.string() })
      .nullable()
      .describe('The import that created the business.'),
    isVerified: z.boolean().describe('Whether the team verified something about the business.'),
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
    position: z.number().describe('Position in lists, in ascending order.'),
    isRetired: z.boolean(),
    isBusinessOnly: z.boolean().describe('Whether only businesses can have it.'),
    isEdited: z.boolean().describe('Whether an admin changed its texts.'),
    version: z.number(),
    professionalCount: z.number().describe('Number of approved professionals.'),
    liveRequestCount: z.number().describe('Number of requests that are neither completed nor cancelled.'),
  })
  .meta({ id: 'RubroRow' }) satisfies z.ZodType<RubroRow>

const serviceRequestRow = z
  .object({
    id,
    title: z.string(),
    rubroName: z.string(),
    city: z.string(),
    state: z.string().describe('The province.'),
    clientName: z.string().describe('Empty after the contact data was erased.'),
    email: z.string().describe('Empty after the contact data was erased.'),
    status: z.enum(statuses),
    isUrgent: z.boolean(),
    isConfirmed: z.boolean(),
    leadCount: z.number(),
    toldCount: z.number().describe('Number of notified professionals.'),
    createdAt: timestamp,
  })
  .meta({ id: 'ServiceRequestRow' }) satisfies z.ZodType<ServiceRequestRow>

const forAdmins = { tag: 'Administración', method: 'GET', access: ['admin'] } as const
const pagingText = 'A page has up to 25 rows. Send `nextCursor` as `cursor` to read the next page.'

export const listUsersEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listUsers',
  summary: `Lists all accounts, newest first. ${pagingText}`,
  path: '/admin/users',
  query: listQuery(userList),
  stepUp: true,
  response: listPage(userRow),
})

export const listProfessionalsEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listProfessionals',
  summary: `Lists all professionals, newest first. ${pagingText}`,
  path: '/admin/professionals',
  query: listQuery(professionalList),
  stepUp: true,
  response: listPage(professionalRow),
})

export const listBusinessesEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listBusinesses',
  summary: `Lists all businesses, newest first. ${pagingText}`,
  path: '/admin/businesses',
  query: listQuery(businessList),
  stepUp: true,
  response: listPage(businessRow),
})

export const listRubrosForAdminEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listRubrosForAdmin',
  summary: `Lists all rubros in display order, including retired ones. ${pagingText}`,
  path: '/admin/rubros',
  query: listQuery(rubroList),
  response: listPage(rubroRow),
})

export const listServiceRequestsEndpoint = defineEndpoint({
  ...forAdmins,
  name: 'listServiceRequests',
  summary: `Lists all service requests, newest first. ${pagingText}`,
  path: '/admin/service-requests',
  query: listQuery(serviceRequestList),
  stepUp: true,
  response: listPage(serviceRequestRow),
})

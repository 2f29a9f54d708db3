import { z } from 'zod'
import { roles } from '../access'
import { defineEndpoint } from '../endpoint'
import { email, id, optionalText, requiredText, timestamp, trap } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { isMailWaitingField } from '../kernel/waiting-mail'
import { limits } from '../limits'
import { pages } from '../pages'
import { texts } from '../texts'

/** The rights of the law on personal data: to see, to correct and to erase one's stored data. */
export const dataRequestKinds = ['access', 'correction', 'erasure'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]
export const dataRequestKindTexts: Record<DataRequestKind, string> = {
  access: 'Ver mis datos',
  correction: 'Corregir mis datos',
  erasure: 'Borrar mis datos',
}
/** The same as nouns: 'tu pedido de acceso'. */
export const dataRequestNouns: Record<DataRequestKind, string> = {
  access: 'acceso',
  correction: 'corrección',
  erasure: 'borrado',
}

export const dataRequestStatuses = ['unproven', 'open', 'done', 'refused'] as const
export type DataRequestStatus = (typeof dataRequestStatuses)[number]
export const dataRequestStatusTexts: Record<DataRequestStatus, string> = {
  unproven: 'Sin confirmar',
  open: 'Pendiente',
  done: 'Hecho',
  refused: 'No corresponde',
}

/** A correction must say what is wrong. The other kinds need no details. */
const requestFields = z.object({
  kind: z.enum(dataRequestKinds, 'Elegí qué querés.'),
  email,
  detail: optionalText('detail', limits.descriptionMax, 'lines'),
})

const saysWhat = ({ kind, detail }: z.output<typeof requestFields>) =>
  kind !== 'correction' || detail !== undefined
const missingDetail = { path: ['detail'], message: texts.required('detail') }

export const dataRequestForm = requestFields
  .extend({
    website: trap,
  })
  .refine(saysWhat, missingDetail)

const tag = 'Consumidores'

export const createDataRequestEndpoint = defineEndpoint({
  name: 'createDataRequest',
  summary:
    'Requests access to, correction or erasure of what is stored about the owner of a mail address. A link is mailed to prove that the mailbox is theirs. The response is the same for every address.',
  tag,
  method: 'POST',
  path: '/data-requests',
  access: 'anyone',
  body: dataRequestForm,
  response: z
    .object({ email: z.string(), isMailWaiting: isMailWaitingField })
    .meta({ id: 'DataRequestSent' }),
  status: 201,
  // The strict limit, because each call may mail an address that the caller has not confirmed.
  limit: 'recover',
  needsDevice: true,
})

export const dataRequestReceipt = z
  .object({
    kind: z.enum(dataRequestKinds),
    /** The reference code of the request: 'DAT-7K3M-92QX'. */
    code: z.string(),
    /** The deadline of the answer. */
    dueAt: timestamp,
  })
  .meta({ id: 'DataRequestReceipt' })
export type DataRequestReceipt = z.infer<typeof dataRequestReceipt>

const token = z.string().max(100)

export const proveDataRequestEndpoint = defineEndpoint({
  name: 'proveDataRequest',
  summary:
    'Proves with the mailed link that the mailbox belongs to the sender. The request counts from then on.',
  tag,
  method: 'POST',
  path: '/data-requests/proof',
  access: 'anyone',
  body: z.object({ token }),
  response: dataRequestReceipt,
  errors: ['data_link_invalid'],
})

export const downloadAskedDataEndpoint = defineEndpoint({
  name: 'downloadAskedData',
  summary:
    'Returns everything that is stored about the owner of the mailbox as one JSON document, once the request for access is answered.',
  tag,
  method: 'GET',
  path: '/data-requests/{token}/data',
  access: 'anyone',
  params: z.object({ token }),
  response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  limit: 'recover',
  errors: ['data_link_invalid'],
})

export const dataRequestForAdmin = z
  .object({
    id,
    kind: z.enum(dataRequestKinds),
    code: z.string(),
    /** Empty after anonymisation, like every field with typed text. */
    email: z.string(),
    detail: z.string(),
    /** The open account with that mail address. */
    account: z.object({ username: z.string(), role: z.enum(roles) }).nullable(),
    status: z.enum(dataRequestStatuses),
    createdAt: timestamp,
    /** The admin who filed it for a person who had written to the team. */
    openedBy: z.string().nullable(),
    linkUntil: timestamp,
    provenAt: timestamp.nullable(),
    /** Null until the mail address is confirmed. */
    dueAt: timestamp.nullable(),
    answer: z.string().nullable(),
    answeredAt: timestamp.nullable(),
    answeredBy: z.string().nullable(),
    isAnonymised: z.boolean(),
  })
  .meta({ id: 'DataRequest' })
export type DataRequestForAdmin = z.infer<typeof dataRequestForAdmin>

export const dataRequestList = defineList({
  name: 'data-requests',
  path: pages.adminDataRequests.path,
  search: 'Código o email',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Pedidos',
      choices: { open: 'Pendientes', unproven: 'Sin confirmar', answered: 'Respondidos' },
      usual: 'open',
      isTabs: true,
    },
    kind: { kind: 'choice', name: 'tipo', label: 'Tipo', choices: dataRequestKindTexts },
  },
  sorts: { due: 'Los que vencen antes', newest: 'Más nuevos' },
})
export type DataRequestQuery = ListQuery<typeof dataRequestList>

export const listDataRequestsEndpoint = defineEndpoint({
  name: 'listDataRequests',
  summary:
    'Lists requests about personal data. By default those that wait for an answer, the most urgent first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/data-requests',
  access: ['admin'],
  query: listQuery(dataRequestList),
  stepUp: true,
  response: listPage(dataRequestForAdmin),
})

export const openDataRequestEndpoint = defineEndpoint({
  name: 'openDataRequest',
  summary:
    'Files a request that somebody sent by mail. As with the form, a link that proves the mailbox is mailed to that address.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/data-requests',
  access: ['admin'],
  body: requestFields.refine(saysWhat, missingDetail),
  response: dataRequestForAdmin,
  status: 201,
})

export const answerDataRequestEndpoint = defineEndpoint({
  name: 'answerDataRequest',
  summary:
    'Carries out a request about personal data, or says why not, and notifies the person by mail. Access lets them download their data. Erasure erases everything that the law does not require us to keep. Correction says what was corrected.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/data-requests/{id}/answer',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['done', 'refused']),
    /** The answer that is mailed to the person. */
    answer: requiredText('answer', limits.descriptionMax, 'lines'),
  }),
  response: dataRequestForAdmin,
  errors: ['not_found', 'already_answered', 'mailbox_unproven', 'admin_not_erased'],
})

/** The data of a mailbox's owner, for the admin who decides. */
export interface StoredPersonalData {
  tables: FoundTable[]
  /** Sentences for the owner about what an erasure would do. */
  ends: string[]
  /** Sentences for the owner about what would be kept, and why. */
  keeps: string[]
}

export interface FoundTable {
  /** The Spanish name of the kind of data: 'solicitudes'. */
  title: string
  count: number
  fate: 'erased' | 'kept for the payments' | 'kept for consumer law'
}

/** The state of a request for a visitor with its mailed link. Only the owner of the mailbox has that link. */
export type DataLinkView =
  | { state: 'invalid' }
  | {
      state: 'unproven' | 'over'
      kind: DataRequestKind
      email: string
      /** The typed text. The owner reads it before confirming, because somebody else may have typed it. */
      detail: string
    }
  | {
      state: 'open'
      kind: DataRequestKind
      email: string
      code: string
      dueAt: string
      /** What the owner can correct without waiting for the answer. */
      own: { requests: { title: string; url: string }[]; hasAccount: boolean }
    }
  | {
      state: 'answered'
      email: string
      code: string
      isDone: boolean
      answer: string
      /** Until when the file can be downloaded; null if there is no file or it has expired. */
      fileUntil: string | null
    }

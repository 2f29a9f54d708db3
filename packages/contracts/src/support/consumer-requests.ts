import { z } from 'zod'
import { roles } from '../access'
import { defineEndpoint } from '../endpoint'
import { email, id, optionalPhone, optionalText, personName, requiredText, timestamp, trap } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { isMailWaitingField } from '../kernel/waiting-mail'
import { limits } from '../limits'
import { pages } from '../pages'
import { texts } from '../texts'

/** The two buttons that Disposición 954/2025 requires: to withdraw from a contract, and to cancel a service. */
export const consumerRequestKinds = ['withdrawal', 'cancellation'] as const
export type ConsumerRequestKind = (typeof consumerRequestKinds)[number]
export const consumerRequestKindTexts: Record<ConsumerRequestKind, string> = {
  withdrawal: 'Arrepentimiento',
  cancellation: 'Baja',
}

const topics = [
  'urgent_request',
  'subscription',
  'verification',
  'business_plan',
  'advertising',
  'account',
  'other',
] as const
export type ConsumerRequestTopic = (typeof topics)[number]
export const consumerRequestTopicTexts: Record<ConsumerRequestTopic, string> = {
  urgent_request: 'Una solicitud urgente',
  subscription: 'La suscripción mensual de profesional',
  verification: 'La verificación de la cuenta profesional',
  business_plan: 'El plan mensual de un negocio',
  advertising: 'Un espacio de publicidad',
  account: 'Mi cuenta',
  other: 'Otra cosa',
}
export const consumerRequestTopics: Record<ConsumerRequestKind, readonly ConsumerRequestTopic[]> = {
  withdrawal: ['urgent_request', 'subscription', 'verification', 'business_plan', 'advertising', 'other'],
  cancellation: ['subscription', 'business_plan', 'advertising', 'account', 'other'],
}

export const consumerRequestStatuses = ['open', 'done', 'refused'] as const
type ConsumerRequestStatus = (typeof consumerRequestStatuses)[number]
export const consumerRequestStatusTexts: Record<ConsumerRequestStatus, string> = {
  open: 'Pendiente',
  done: 'Hecho',
  refused: 'No corresponde',
}

/** Asks only for what is needed to find the contract and to answer, because the law forbids further steps. */
export const consumerRequestForm = z
  .object({
    kind: z.enum(consumerRequestKinds),
    topic: z.enum(topics, 'Elegí de qué se trata.'),
    name: personName('fullName'),
    email,
    phone: optionalPhone,
    detail: optionalText('detail', limits.descriptionMax, 'lines'),
    website: trap,
  })
  .superRefine(({ kind, topic, detail }, form) => {
    const add = (path: string, message: string) => form.addIssue({ code: 'custom', path: [path], message })
    if (!consumerRequestTopics[kind].includes(topic)) add('topic', texts.unexpected)
    if (topic === 'other' && detail === undefined) add('detail', texts.required('detail'))
  })

export const consumerRequestReceipt = z
  .object({
    kind: z.enum(consumerRequestKinds),
    /** The reference code of the request: 'ARR-7K3M-92QX'. */
    code: z.string(),
    email: z.string(),
    /** False after several requests from one unconfirmed address in a day. */
    isMailed: z.boolean(),
    isMailWaiting: isMailWaitingField,
    createdAt: timestamp,
    /** The deadline of the answer. */
    dueAt: timestamp,
  })
  .meta({ id: 'ConsumerRequestReceipt' })
export type ConsumerRequestReceipt = z.infer<typeof consumerRequestReceipt>

export const createConsumerRequestEndpoint = defineEndpoint({
  name: 'createConsumerRequest',
  summary:
    "Files a consumer's request ('Botón de Arrepentimiento' or 'Botón de Baja'). The same form within a day returns the same code.",
  tag: 'Consumidores',
  method: 'POST',
  path: '/consumer-requests',
  access: 'anyone',
  body: consumerRequestForm,
  response: consumerRequestReceipt,
  status: 201,
  limit: 'submit',
  needsDevice: true,
})

export const consumerRequestForAdmin = z
  .object({
    id,
    kind: z.enum(consumerRequestKinds),
    code: z.string(),
    /** Empty after anonymisation, like every field with typed text. */
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    detail: z.string(),
    /** The account with that mail address. The consumer has not proven that it is theirs. */
    account: z.object({ username: z.string(), role: z.enum(roles) }).nullable(),
    status: z.enum(consumerRequestStatuses),
    createdAt: timestamp,
    dueAt: timestamp,
    answer: z.string().nullable(),
    answeredAt: timestamp.nullable(),
    answeredBy: z.string().nullable(),
    isAnonymised: z.boolean(),
  })
  .meta({ id: 'ConsumerRequest' })
export type ConsumerRequestForAdmin = z.infer<typeof consumerRequestForAdmin>

export const consumerRequestList = defineList({
  name: 'consumer-requests',
  path: pages.adminConsumerRequests.path,
  search: 'Código, nombre o email',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Pedidos',
      choices: { open: 'Pendientes', answered: 'Respondidos' },
      usual: 'open',
      isTabs: true,
    },
    kind: { kind: 'choice', name: 'tipo', label: 'Tipo', choices: consumerRequestKindTexts },
  },
  sorts: { due: 'Los que vencen antes', newest: 'Más nuevos' },
})
export type ConsumerRequestQuery = ListQuery<typeof consumerRequestList>

export const listConsumerRequestsEndpoint = defineEndpoint({
  name: 'listConsumerRequests',
  summary: 'Lists requests of consumers. By default those that wait, the most urgent first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/consumer-requests',
  access: ['admin'],
  query: listQuery(consumerRequestList),
  stepUp: true,
  response: listPage(consumerRequestForAdmin),
})

export const answerConsumerRequestEndpoint = defineEndpoint({
  name: 'answerConsumerRequest',
  summary:
    "Records that a consumer's request is done, or why it is refused. The consumer gets the answer by mail.",
  tag: 'Administración',
  method: 'POST',
  path: '/admin/consumer-requests/{id}/answer',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['done', 'refused']),
    answer: requiredText('answer', limits.descriptionMax, 'lines'),
  }),
  response: consumerRequestForAdmin,
  errors: ['not_found', 'already_answered'],
})

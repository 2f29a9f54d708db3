import { z } from 'zod'
import { roles } from '../access'
import { defineEndpoint } from '../endpoint'
import { emailSaying, id, personNameSaying, requiredText, timestamp, trap } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { limits } from '../limits'
import { pages } from '../pages'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { contactFaults, contactSubjects, contactSubjectTexts } from './contact-texts'

const contactMessageStatuses = ['open', 'answered', 'done'] as const
type ContactMessageStatus = (typeof contactMessageStatuses)[number]
export const contactMessageStatusTexts: Record<ContactMessageStatus, string> = {
  open: 'Pendiente',
  answered: 'Respondido',
  done: 'Resuelto',
}

export const contactMessageForm = z.object({
  name: personNameSaying('fullName', contactFaults.required),
  email: emailSaying({ required: contactFaults.required, invalid: contactFaults.email }),
  subject: z.enum(contactSubjects, contactFaults.subject),
  message: plainText('lines', contactFaults.message)
    .min(1, contactFaults.message)
    .refine(
      (message) => message === '' || message.length >= limits.contactMessageMin,
      contactFaults.messageMin(limits.contactMessageMin),
    )
    .max(limits.descriptionMax, texts.maxLength('message', limits.descriptionMax)),
  website: trap,
})

export const createContactMessageEndpoint = defineEndpoint({
  name: 'createContactMessage',
  summary: 'Sends a message to the operator of the site. The same message within a day is stored once.',
  tag: 'Consumidores',
  method: 'POST',
  path: '/contact-messages',
  access: 'anyone',
  body: contactMessageForm,
  response: z.object({ message: z.string() }).meta({ id: 'ContactMessageReceipt' }),
  status: 201,
  limit: 'submit',
  needsDevice: true,
})

export const contactMessageForAdmin = z
  .object({
    id,
    subject: z.enum(contactSubjects),
    /** Empty after anonymisation, like every field with typed text. */
    name: z.string(),
    email: z.string(),
    message: z.string(),
    /** The account with that mail address. The sender has not proven that it is theirs. */
    account: z.object({ username: z.string(), role: z.enum(roles) }).nullable(),
    status: z.enum(contactMessageStatuses),
    createdAt: timestamp,
    answer: z.string().nullable(),
    answeredAt: timestamp.nullable(),
    answeredBy: z.string().nullable(),
    isAnonymised: z.boolean(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessageForAdmin = z.infer<typeof contactMessageForAdmin>

export const contactMessageList = defineList({
  name: 'contact-messages',
  path: pages.adminContactMessages.path,
  search: 'Nombre o email',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Mensajes',
      choices: { open: 'Pendientes', closed: 'Cerrados' },
      usual: 'open',
      isTabs: true,
    },
    subject: { kind: 'choice', name: 'asunto', label: 'Asunto', choices: contactSubjectTexts },
  },
  sorts: { oldest: 'Los que esperan hace más', newest: 'Más nuevos' },
})
export type ContactMessageQuery = ListQuery<typeof contactMessageList>

export const listContactMessagesEndpoint = defineEndpoint({
  name: 'listContactMessages',
  summary: 'Lists messages of the contact form. By default those that wait, oldest first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/contact-messages',
  access: ['admin'],
  query: listQuery(contactMessageList),
  stepUp: true,
  response: listPage(contactMessageForAdmin),
})

export const answerContactMessageEndpoint = defineEndpoint({
  name: 'answerContactMessage',
  summary: "Answers a message by mail, or records for the team what became of it ('done': no mail is sent).",
  tag: 'Administración',
  method: 'POST',
  path: '/admin/contact-messages/{id}/answer',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['answered', 'done']),
    answer: requiredText('answer', limits.descriptionMax, 'lines'),
  }),
  response: contactMessageForAdmin,
  errors: ['not_found', 'already_answered'],
})

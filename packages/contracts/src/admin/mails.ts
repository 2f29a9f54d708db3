import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'
import { defineList, type ListQuery } from '../kernel/lists/define-list'
import type { MailEventKind } from '../kernel/mail-events'
import { pages } from '../pages'

const mailStates = ['waiting', 'failing', 'sent', 'bounced', 'complained', 'withheld', 'skipped'] as const
export type MailState = (typeof mailStates)[number]
export const mailStateTexts = {
  waiting: 'En espera',
  failing: 'Falló',
  sent: 'Enviado',
  bounced: 'Rebotó',
  complained: 'No deseado',
  withheld: 'Retenido',
  skipped: 'No hizo falta',
} as const satisfies Record<MailState, string>

/** Why an address receives only the mails that it must receive. */
export const mailMarkTexts: Record<MailEventKind, string> = {
  hard_bounce: 'Los emails vuelven',
  soft_bounce: 'Los emails vuelven',
  complaint: 'No quiere emails',
}

export const mailList = defineList({
  name: 'mails',
  path: pages.adminMails.path,
  search: 'Destinatario o tipo de email',
  filters: {
    state: { kind: 'choice', name: 'estado', label: 'Estado', choices: mailStateTexts },
    from: { kind: 'day', name: 'desde-dia', label: 'Desde' },
    until: { kind: 'day', name: 'hasta-dia', label: 'Hasta' },
  },
  sorts: { newest: 'Más nuevos', oldest: 'Más viejos' },
})
export type MailQuery = ListQuery<typeof mailList>

/** A mail of the outbox in the admin panel: recipient, kind and state. The text is not shown. */
export interface MailRow {
  id: string
  /** The template's name in the code. The text is rendered when the mail is sent. */
  template: string
  /** The template's name in Spanish. */
  label: string
  to: string
  state: MailState
  /** Number of attempts so far; null if there is nothing left to send. */
  attempts: number | null
  maxAttempts: number | null
  lastError: string | null
  nextTryAt: string | null
  createdAt: string
  /** When the mail was sent, bounced for good, was marked as spam, or was skipped as unnecessary. */
  endedAt: string | null
}

export interface MailForAdmin extends MailRow {
  /** The Message-ID header. */
  messageId: string
  /** Why the recipient's address receives no optional mails now; null if it receives them. */
  mark: MailEventKind | null
  /** The ids of the records that the mail is about. */
  refs: Record<string, unknown>
}

export const retryMailEndpoint = defineEndpoint({
  name: 'retryMail',
  summary: 'Retries a waiting or failed mail immediately. A mail that was sent is never sent again.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/mails/{id}/retry',
  access: ['admin'],
  params: z.object({ id }),
  response: done,
  errors: ['not_found', 'mail_ended'],
})

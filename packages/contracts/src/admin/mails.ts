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

/** Why an address gets no mails any more but what it is owed. */
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

/** A mail of the outbox as an admin reads it: to whom, of what kind, and what became of it, not what it says. */
export interface MailRow {
  id: string
  /** As the code calls it; what it says is made when it is sent. */
  template: string
  /** The same in words. */
  label: string
  to: string
  state: MailState
  /** How often it was tried; null once there is nothing left to try. */
  attempts: number | null
  maxAttempts: number | null
  lastError: string | null
  nextTryAt: string | null
  createdAt: string
  /** When it was sent, refused for good, marked as unwanted, or found to be pointless. */
  endedAt: string | null
}

export interface MailForAdmin extends MailRow {
  /** By which the receiver's server knows it. */
  messageId: string
  /** Why its address gets no others now; null where it does. */
  mark: MailEventKind | null
  /** What it is about, by id. */
  refs: Record<string, unknown>
}

export const retryMailEndpoint = defineEndpoint({
  name: 'retryMail',
  summary: 'Tries to send a mail again at once that waits or failed. One that went out is never sent again.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/mails/{id}/retry',
  access: ['admin'],
  params: z.object({ id }),
  response: done,
  errors: ['not_found', 'mail_ended'],
})

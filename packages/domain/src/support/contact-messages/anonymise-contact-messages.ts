import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { anonymiseAnswered } from '../anonymise-answered'

const erasedColumns = {
  name: '',
  email: '',
  message: '',
  answer: '',
  userId: null,
  // The hash is derived from what was typed.
  submissionHash: '',
}

/**
 * Erases the sender's identity and everything that was typed (docs/product.md, 'Contact messages'). Subject, state and
 * times remain.
 */
export const anonymiseContactMessages = (ctx: Ctx): Promise<void> =>
  anonymiseAnswered(ctx, {
    find: (tx, { before, after, take }) =>
      tx.contactMessage.findMany({
        where: { anonymisedAt: null, answeredAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    erase: (tx, id, anonymisedAt) =>
      tx.contactMessage.update({ where: { id }, data: { ...erasedColumns, anonymisedAt } }),
    mailRef: 'contactMessageId',
  })

export const anonymiseContactMessagesClock = atTimes(
  { name: 'anonymise-contact-messages', label: 'Anonimizar mensajes de contacto', at: '48 6 * * *' },
  anonymiseContactMessages,
)

import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type {
  ContactMessageForAdmin,
  ContactMessageQuery,
  contactMessageList,
} from '@oficio/contracts/support/contact-messages'
import type { Tx } from '@oficio/db/client'
import { type ContactMessage, Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { findSendersAndAnswerers } from '../senders-and-answerers'

const source: ListSource<keyof typeof contactMessageList.sorts> = {
  columns: Prisma.sql`id`,
  from: Prisma.sql`contact_messages`,
  id: { value: Prisma.sql`id`, type: 'uuid' },
  orders: {
    oldest: { key: { value: Prisma.sql`created_at`, type: 'timestamptz' }, isDescending: false },
    newest: { key: { value: Prisma.sql`created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

/** Returns a page of open messages, or of closed ones. */
export async function listContactMessages(
  ctx: Ctx,
  actor: Actor,
  { state = 'open', subject, search, ...paging }: ContactMessageQuery,
  take?: number,
): Promise<ListPage<ContactMessageForAdmin>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`status ${state === 'open' ? Prisma.sql`=` : Prisma.sql`<>`} 'open'`,
    ...(subject ? [Prisma.sql`subject = ${subject}::contact_subject`] : []),
    ...(search ? [holdsEveryWord(Prisma.sql`concat_ws(' ', name, email::text)`, search)] : []),
  ]
  const page = await findPage<{ id: string }, ContactMessageQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  const ids = page.rows.map(({ id }) => id)
  const messages = await ctx.db.contactMessage.findMany({ where: { id: { in: ids } } })
  const rows = await viewMessages(
    ctx.db,
    ids.flatMap((id) => messages.filter((message) => message.id === id)),
  )
  return { rows, nextCursor: page.nextCursor }
}

/** Returns one message as an admin sees it. Throws not_found. */
export async function getContactMessage(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ContactMessageForAdmin> {
  requireAdmin(actor)
  const [message] = await viewMessages(ctx.db, await ctx.db.contactMessage.findMany({ where: { id } }))
  if (!message) throw new AppError('not_found')
  return message
}

/** Returns the messages as admins see them. */
export async function viewMessages(tx: Tx, messages: ContactMessage[]): Promise<ContactMessageForAdmin[]> {
  const { accountOf, answererOf } = await findSendersAndAnswerers(tx, messages)
  return messages.map((message) => ({
    id: message.id,
    subject: message.subject,
    name: message.name,
    email: message.email,
    message: message.message,
    account: accountOf(message),
    status: message.status,
    createdAt: message.createdAt.toISOString(),
    answer: message.answer,
    answeredAt: message.answeredAt?.toISOString() ?? null,
    answeredBy: answererOf(message),
    isAnonymised: message.anonymisedAt !== null,
  }))
}

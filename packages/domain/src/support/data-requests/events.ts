import { dataAuthorityUrl } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { type DataRequestKind, dataRequestNouns } from '@oficio/contracts/support/data-requests'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { DataRequest } from '@oficio/db/generated/client'
import { z } from 'zod'
import { keptWords } from '../../accounts/closing/closing-words'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineEvent } from '../../kernel/events/define-event'
import { dataRequestUrl, fileUntil } from './data-link'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** Sends the link that proves the mailbox to the typed address, which may belong to anyone. */
    'data-request-link': { kind: DataRequestKind; url: string; linkUntil: string }
    'data-request-received': { kind: DataRequestKind; code: string; dueAt: string; url: string }
    'data-request-answered': {
      kind: DataRequestKind
      code: string
      isDone: boolean
      answer: string
      /** Link and deadline of the download; null if there is nothing to download. */
      file: { url: string; until: string } | null
      /** What the law keeps after an erasure. */
      keeps: string[]
      authorityUrl: string
    }
  }
}

/** Identifies the request, so that the address is erased with the rest of it. */
const refs = z.object({ dataRequestId: z.uuid() })

/** Sends the link that proves the mailbox to the typed address. The mail repeats no typed text. */
export const dataRequestLinkEvent = defineEvent({
  name: 'data-request-link',
  mail: { label: 'Datos personales, enlace para confirmar', isOwed: true, refs },
})

/** Sends the code and the deadline of the answer to a person who proved their mailbox. */
export const dataRequestReceivedEvent = defineEvent({
  name: 'data-request-received',
  mail: { label: 'Datos personales, recibido', isOwed: true, refs },
})

/** Notifies every admin of a new request. It names nobody, because notices are kept longer than the request's data. */
export const dataRequestProvenEvent = defineEvent({
  name: 'data-request',
  group: 'consumer-requests',
  notice: {
    kind: 'data-request',
    words: ({ id, kind, code, dueAt }: Pick<DataRequest, 'id' | 'kind' | 'code' | 'dueAt'>) => ({
      title: `Alguien pidió ${dataRequestNouns[kind]} ${kind === 'access' ? 'a' : 'de'} sus datos personales`,
      body: `${code}. La ley pide responderlo hasta el ${dueAt ? formatDate(dueAt.toISOString()) : 'vencimiento'}.`,
      href: paths.adminDataRequest(id),
    }),
  },
})

/** Sends the answer to the person. */
export const dataRequestAnsweredEvent = defineEvent({
  name: 'data-request-answered',
  mail: { label: 'Datos personales, respondido', isOwed: true, refs },
})

export const dataRequestLinkBuilder = builtBy(dataRequestLinkEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (request?.status !== 'unproven') return null
  const { id, kind, linkUntil } = request
  return { kind, url: dataRequestUrl(ctx, id), linkUntil: linkUntil.toISOString() }
})

export const dataRequestReceivedBuilder = builtBy(dataRequestReceivedEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request?.dueAt) return null
  const { id, kind, code, dueAt } = request
  return { kind, code, dueAt: dueAt.toISOString(), url: dataRequestUrl(ctx, id) }
})

export const dataRequestAnsweredBuilder = builtBy(dataRequestAnsweredEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request?.answeredAt) return null
  const { id, kind, code, status, answer } = request
  const until = fileUntil(request)
  const isDone = status === 'done'
  return {
    kind,
    code,
    isDone,
    answer: answer ?? '',
    file: until && { url: dataRequestUrl(ctx, id), until: until.toISOString() },
    keeps: kind === 'erasure' && isDone ? await keptWords(ctx) : [],
    authorityUrl: dataAuthorityUrl,
  }
})

/** Returns the request of a mail, or null if it was anonymised meanwhile. */
async function load(
  ctx: Ctx,
  { dataRequestId }: z.output<typeof refs>,
  to: string,
): Promise<DataRequest | null> {
  const request = await ctx.db.dataRequest.findUnique({ where: { id: dataRequestId } })
  return request && request.email.toLowerCase() === to.toLowerCase() ? request : null
}

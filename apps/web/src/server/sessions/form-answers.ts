import { limits } from '@oficio/contracts/limits'
import 'server-only'
import type { RateLimitName } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { refusalWord } from '@oficio/contracts/refusals'
import { inOwnWords } from '@oficio/contracts/texts'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { z } from 'zod'
import { readDeviceHash } from '../callers/device-cookie'
import { leadTo } from '../callers/lead-to'
import { detailsOf } from '../calls/answers'
import { requireOwnOrigin } from '../calls/origin-check'
import { requireSmallForm } from '../calls/read-body'
import { web } from '../calls/web'
import { type FormName, formDone, formNoteHeader } from '../forms/form-notes'
import { clientAddressHeader } from '../limits/client-address'
import { actorOf, codeToTell } from './authorize'

export type Sent = Record<string, string>

export interface PlainForm {
  name: FormName
  limit: RateLimitName
  /** The field that the page is shown with again, as much of it as is worth that. */
  typed: 'email' | 'token'
  pathOf: (typed: string) => string
  work: (ctx: Ctx, actor: Caller, sent: Sent) => Promise<unknown>
}

/** Whether a text may stand in an address as it is. */
export const isTokenText = (text: string): boolean => /^[\w-]+$/.test(text)

/** Every answer leads to the form's page, which says what became of it: nobody reads this but a person. */
export async function answerForm(request: Request, form: PlainForm): Promise<Response> {
  const { ctx, limiter } = web()
  const { origin } = ctx.site
  let typed = ''
  const leadBack = (word: string, fields?: Sent) =>
    leadTo(form.pathOf(typed), [formNoteHeader(form.name, { word, typed, fields }, origin)])
  try {
    requireSmallForm(request)
    requireOwnOrigin(request, { origin, isTokenVerified: false })
    await limiter.countCall(form.limit, {
      address: request.headers.get(clientAddressHeader) ?? 'unknown',
      deviceHash: readDeviceHash(request.headers, ctx.tokenSecret),
      userId: null,
    })
    const sent = Object.fromEntries(new URLSearchParams(await request.text()))
    typed = (sent[form.typed] ?? '').slice(0, limits.emailMax)
    await form.work(ctx, actorOf(request.headers), sent)
    return leadBack(formDone)
  } catch (error) {
    const { fields, retryAfterSeconds } = detailsOf(error)
    return leadBack(refusalWord(codeToTell(error), retryAfterSeconds), fields)
  }
}

/** Throws validation_failed with the first fault of each field. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, sent: Sent): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent, inOwnWords)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse()
  throw new AppError('validation_failed', { fields: Object.fromEntries(faults) })
}

import type { NextRequest } from 'next/server'
import NextAuth, { type AuthOptions } from 'next-auth'
import { answerToError, errorAnswer } from '@/server/calls/answers'
import { requireSmallForm } from '@/server/calls/read-body'
import { web } from '@/server/calls/web'
import { answerChanges } from '@/server/sessions/answer-changes'
import { answerSession } from '@/server/sessions/answer-session'
import { endUnreadableCookie, requireReadableCallback } from '@/server/sessions/callback-address'
import { answerGoogleRefusal } from '@/server/sessions/google'
import { arrivalId, nextAuthOptions, secondStepId } from '@/server/sessions/next-auth-options'

/** What next-auth itself answers; its other pages are ours. */
const actions = ['csrf', 'providers', 'signin', 'signout', 'callback', 'error']

/** Whose callback is a form, and not a way back from somewhere. */
const takesForm = ['credentials', arrivalId, secondStepId]

/** One that was given another name than its kind has it among its options. */
const idOf = ({ id, options }: AuthOptions['providers'][number]): string => options?.id ?? id

interface Context {
  params: Promise<{ nextauth: string[] }>
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const asked = (await context.params).nextauth
  const [action = '', provider = ''] = asked
  if (action === 'session') return answerSession(request.headers)
  if (action === 'changes') return answerChanges(request)
  // Where browsers report faults of next-auth's own script; whoever likes may write there, so nothing is kept.
  if (action === '_log') return new Response(null, { status: 204 })
  if (!actions.includes(action)) return errorAnswer('not_found')
  // A password is never in an address, so next-auth has no answer to this but a fault.
  if (action === 'callback' && takesForm.includes(provider) && request.method === 'GET')
    return errorAnswer('method_not_allowed', { headers: { allow: 'POST' } })
  const refusal = request.method === 'GET' ? answerGoogleRefusal(request, asked) : null
  if (refusal) return refusal
  try {
    const given = new Headers()
    const options = nextAuthOptions(request.headers, given)
    // next-auth would say so in English.
    const needsProvider = action === 'callback' || (action === 'signin' && request.method === 'POST')
    if (needsProvider && !options.providers.some((one) => idOf(one) === provider))
      return errorAnswer('not_found')
    requireSmallForm(request)
    const { origin } = web().ctx.site
    requireReadableCallback(request.nextUrl, origin)
    const endedCookie = endUnreadableCookie(request.headers, origin)
    if (endedCookie) return errorAnswer('invalid_request', { headers: { 'set-cookie': endedCookie } })
    const answer: Response = await NextAuth(request, context, options)
    for (const [name, value] of given) answer.headers.append(name, value)
    return answer
  } catch (error) {
    return answerToError(error).answer
  }
}

export { handle as GET, handle as POST }

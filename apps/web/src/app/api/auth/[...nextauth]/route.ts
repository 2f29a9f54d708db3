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

/** Actions that next-auth answers. Its other pages are ours. */
const actions = ['csrf', 'providers', 'signin', 'signout', 'callback', 'error']

/** Providers whose callback is a form, not a return from another site. */
const formProviders = ['credentials', arrivalId, secondStepId]

/** Returns the id of a provider. A provider with a name of its own has it in its options. */
const idOf = ({ id, options }: AuthOptions['providers'][number]): string => options?.id ?? id

interface Context {
  params: Promise<{ nextauth: string[] }>
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const segments = (await context.params).nextauth
  const [action = '', provider = ''] = segments
  if (action === 'session') return answerSession(request.headers)
  if (action === 'changes') return answerChanges(request)
  // next-auth's script reports its errors here. Anybody may call it, so nothing is stored.
  if (action === '_log') return new Response(null, { status: 204 })
  if (!actions.includes(action)) return errorAnswer('not_found')
  // next-auth fails on a GET, because it expects the password in a body.
  if (action === 'callback' && formProviders.includes(provider) && request.method === 'GET')
    return errorAnswer('method_not_allowed', { headers: { allow: 'POST' } })
  const refusal = request.method === 'GET' ? answerGoogleRefusal(request, segments) : null
  if (refusal) return refusal
  try {
    const addedHeaders = new Headers()
    const options = nextAuthOptions(request.headers, addedHeaders)
    // Answers here, because next-auth would answer in English.
    const needsProvider = action === 'callback' || (action === 'signin' && request.method === 'POST')
    if (needsProvider && !options.providers.some((option) => idOf(option) === provider))
      return errorAnswer('not_found')
    requireSmallForm(request)
    const { origin } = web().ctx.site
    requireReadableCallback(request.nextUrl, origin)
    const endedCookie = endUnreadableCookie(request.headers, origin)
    if (endedCookie) return errorAnswer('invalid_request', { headers: { 'set-cookie': endedCookie } })
    const answer: Response = await NextAuth(request, context, options)
    for (const [name, value] of addedHeaders) answer.headers.append(name, value)
    return answer
  } catch (error) {
    return answerToError(error).answer
  }
}

export { handle as GET, handle as POST }

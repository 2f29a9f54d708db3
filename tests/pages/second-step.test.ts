import { paths } from '@oficio/contracts/paths'
import { makeChallengeToken } from '@oficio/domain/accounts/sessions/challenge-token'
import { buildEnrolled } from '@oficio/domain/testing/enrol'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import SecondStepPage from '../../apps/web/src/app/(auth)/login/second-step/page'
import { stopServing } from '../access/api'
import { onRequest } from './render-page'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
afterEach(stopServing)

const render = (query: Record<string, string>, token = '') =>
  onRequest(ctx, `oficio_second_step=${token}`, async () =>
    SecondStepPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }),
  )

/** Returns the target of the page's redirect. */
const redirectOf = async (query: Record<string, string>): Promise<string> => {
  const error: unknown = await render(query).catch((reason) => reason)
  return String(Object(error).digest).split(';')[2] ?? ''
}

/** Returns the props of all elements in a rendered page, as text. */
function propsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(propsIn).join('\n')
  if (!isValidElement<Record<string, ReactNode>>(node)) return String(node)
  return Object.entries(node.props)
    .map(([name, value]) => `${name}=${propsIn(value)}`)
    .join('\n')
}

async function signInFirst() {
  const { user } = await buildEnrolled(ctx)
  const { passwordHash } = await ctx.db.user.findUniqueOrThrow({
    where: { id: user.id },
    select: { passwordHash: true },
  })
  return { user, token: makeChallengeToken(ctx, { userId: user.id, kind: 'web', passwordHash }) }
}

it('leads back to the login with the page that the visitor wanted when the first step is over', async () => {
  expect(await redirectOf({ from: '/admin/users?rol=admin' })).toBe(
    '/login?error=second_step_over&from=%2Fadmin%2Fusers%3Frol%3Dadmin',
  )
})

it('keeps no address of another site, and no address of the login itself', async () => {
  for (const from of [
    'https://otro.example/',
    '//otro.example',
    '/\\otro.example',
    '/login',
    '/.//otro.example',
  ])
    expect(await redirectOf({ from })).toBe('/login?error=second_step_over')
  const { token } = await signInFirst()
  const props = propsIn(await render({ from: '//otro.example/a' }, token))
  expect(props).not.toContain('otro.example')
})

it('keeps the page that the visitor wanted for the form and for another account', async () => {
  const { token } = await signInFirst()
  const props = propsIn(await render({ from: '/admin/users' }, token))
  expect(props).toContain('from=/admin/users')
  expect(props).toContain(`href=${paths.login('/admin/users')}`)
})

it('shows neither user name nor mail of the account, since only its password was given yet', async () => {
  const { user, token } = await signInFirst()
  const props = propsIn(await render({}, token))
  expect(props).not.toContain(user.username)
  expect(props).not.toContain(user.email)
})

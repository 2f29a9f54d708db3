import { dirname, join } from 'node:path'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { confirmApp, startApp } from '@oficio/domain/accounts/second-factor/set-up-app'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { account, visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { codeOfSecret } from '@oficio/domain/testing/enrol'
import { createTestContext } from '@oficio/domain/testing/test-context'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { cookieOf } from '../../apps/web/src/server/testing/call-endpoint'
import { stopServing } from '../access/api'
import { appDir, filesNamed } from '../access/on-disk'
import { onRequest, renderAsyncParts } from './render-page'

afterEach(stopServing)

type Part = (props: object) => Promise<ReactNode>

const security = pages.security.path.slice(1)
const panel = 'admin/(lists)/users'
/** One page of each area that has a layout. */
const closed = [panel, 'user/profile', 'professional/service-selection']

const parts = new Map<string, Part[]>()
beforeAll(async () => {
  for (const folder of [security, ...closed]) parts.set(folder, await partsOf(folder))
})

/** Returns the layouts around a page, and the page itself, as they are on disk. */
function partsOf(folder: string): Promise<Part[]> {
  const layouts = filesNamed('layout').filter((file) => `${folder}/`.startsWith(`${dirname(file)}/`))
  return Promise.all(
    [...layouts, `${folder}/page.tsx`].map(async (file) => (await import(join(appDir, file))).default),
  )
}

/** Renders a page with its layouts. Returns the redirect's target, or null if the page is shown. */
async function open(folder: string): Promise<string | null> {
  const props = { children: null, params: Promise.resolve({}), searchParams: Promise.resolve({}) }
  let target: string | null = null
  // Renders all parts, because Next renders layouts and page in parallel, and a failing layout would hide a redirect of
  // the page.
  for (const part of parts.get(folder) ?? [])
    await part(props)
      .then(renderAsyncParts)
      .catch((error: unknown) => {
        const digest = String(Object(error).digest)
        if (!digest.startsWith('NEXT_REDIRECT')) throw error
        target = digest.split(';')[2] ?? ''
      })
  return target
}

it('an admin without the required second factor is led to its set-up, sees it, and opens the panel afterwards', async () => {
  const ctx = await createTestContext()
  const required = { ...ctx, isSecondFactorRequired: true }
  const password = 'una clave larga'
  const { id, username } = await buildUser(ctx, { role: 'admin', password })
  const { session } = await logIn(required, visitor(), { username, password, kind: 'web' })
  const { sessionId } = session
  const cookie = await cookieOf({ userId: id, sessionId })
  const openPage = (folder: string) => onRequest(required, cookie, () => open(folder))

  for (const folder of closed) expect([folder, await openPage(folder)]).toEqual([folder, paths.security()])
  expect(await openPage(security)).toBeNull()

  const actor = account(id, 'admin', { sessionId })
  const { secret } = await startApp(required, actor, { currentPassword: password })
  await confirmApp(required, actor, { code: codeOfSecret(secret, ctx.clock.now()) })
  expect(await openPage(panel)).toBeNull()
  expect(await openPage(security)).toBeNull()
})

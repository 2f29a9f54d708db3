import type { PushMessage } from '@oficio/contracts/notices/push'
import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

/** A browser of the tests has no push service behind it: what one would say is said in its place. */
function standInForPushService(endpoint: string): void {
  const kept = 'stand-in-key'
  const subscriptionOf = (publicKey: string) => {
    const letters = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'))
    return {
      options: { applicationServerKey: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer },
      // The public half of a key that was made once, which belongs to nobody.
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => sessionStorage.removeItem(kept),
    }
  }
  const stand = {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      sessionStorage.setItem(kept, applicationServerKey)
      return subscriptionOf(applicationServerKey)
    },
    getSubscription: async () => {
      const key = sessionStorage.getItem(kept)
      return key && subscriptionOf(key)
    },
  }
  Object.assign(PushManager.prototype, stand)
}

/** What the owner of the browser answers when it asks, or has set. */
async function answer(page: Page, origin: string, setting: 'denied' | 'granted'): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { browserContextId } = (await browser.send('Target.getTargetInfo')).targetInfo
  const permission = { name: 'notifications' }
  await browser.send('Browser.setPermission', { permission, setting, origin, browserContextId })
}

/** Hands a message to the page's service worker, as the browser does with what its push service brings. */
async function deliver(page: Page, origin: string, message: PushMessage): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

test('notices are switched on in a browser by its owner, shown there, and end with its session', async ({
  visit,
  world: { ctx, site },
}) => {
  const { id: userId, username } = await buildUser(ctx, { password: testPassword })
  const devices = () => ctx.db.pushDevice.findMany({ where: { userId } })
  const page = await visit(username)
  await page.addInitScript(standInForPushService, `https://fcm.googleapis.com/fcm/send/${userId}`)
  const toggle = page.getByRole('switch', { name: 'Avisos en este dispositivo' })

  await test.step('one that the browser has blocked says so, and is off', async () => {
    await answer(page, site.origin, 'denied')
    await page.goto(paths.notices())
    await expect(page.getByText('tiene bloqueados los avisos de este sitio')).toBeVisible()
    await expect(toggle).toBeDisabled()
  })

  await test.step('switched on, it stays so', async () => {
    await answer(page, site.origin, 'granted')
    await page.reload()
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(page.getByText('Listo: los avisos van a llegar a este dispositivo.')).toBeVisible()
    await page.reload()
    await expect(toggle).toBeChecked()
    expect(await devices()).toMatchObject([{ userId, serverKey: ctx.push?.publicKey }])
  })

  await test.step('what is pushed is shown, once for each notice', async () => {
    const message = {
      title: 'Tu solicitud está en curso',
      body: 'Plomería',
      path: '/user/requests',
      tag: 'n1',
    }
    await deliver(page, site.origin, message)
    await deliver(page, site.origin, message)
    await expect
      .poll(() => shownIn(page))
      .toEqual([{ title: message.title, body: message.body, tag: 'n1', data: { path: message.path } }])
  })

  await test.step('it ends with the session', async () => {
    await page.goto(paths.profile())
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
    await page.waitForURL((url) => url.pathname === paths.login())
    expect(await devices()).toEqual([])
  })
})

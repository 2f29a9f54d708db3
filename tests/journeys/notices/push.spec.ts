import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

/** Replaces the browser's push subscriptions, because a test browser has no push service. */
function standInForPushService(endpoint: string): void {
  const installedKey = 'stand-in-key'
  const subscriptionOf = (publicKey: string) => {
    const letters = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'))
    return {
      options: { applicationServerKey: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer },
      // The public half of a key that was generated once and belongs to nobody.
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => sessionStorage.removeItem(installedKey),
    }
  }
  const stand = {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      sessionStorage.setItem(installedKey, applicationServerKey)
      return subscriptionOf(applicationServerKey)
    },
    getSubscription: async () => {
      const key = sessionStorage.getItem(installedKey)
      return key && subscriptionOf(key)
    },
  }
  Object.assign(PushManager.prototype, stand)
}

/**
 * Sets the user's answer to the notification prompt, or the stored permission. A headless browser does not allow
 * setting it.
 */
function standInForOwner(setting: NotificationPermission): void {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => setting })
  Notification.requestPermission = async () => setting
}

test('notices are switched on in a browser by its owner, and end with its session', async ({
  visit,
  world: { ctx },
}) => {
  const { id: userId, username } = await buildUser(ctx, { password: testPassword })
  const devices = () => ctx.db.pushDevice.findMany({ where: { userId } })
  const page = await visit(username)
  await page.addInitScript(standInForPushService, `https://fcm.googleapis.com/fcm/send/${userId}`)
  const toggle = page.getByRole('switch', { name: 'Avisos en este dispositivo' })

  await test.step('a browser that blocks notices says so, and shows them as off', async () => {
    await page.addInitScript(standInForOwner, 'denied' as const)
    await page.goto(paths.notices())
    await expect(page.getByText('tiene bloqueados los avisos de este sitio')).toBeVisible()
    await expect(toggle).toBeDisabled()
  })

  await test.step('switched on, it stays so', async () => {
    await page.addInitScript(standInForOwner, 'granted' as const)
    await page.reload()
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(page.getByText('Listo: los avisos van a llegar a este dispositivo.')).toBeVisible()
    await page.reload()
    await expect(toggle).toBeChecked()
    expect(await devices()).toMatchObject([{ userId, serverKey: ctx.push?.publicKey }])
  })

  await test.step('the notices end with the session', async () => {
    await page.goto(paths.profile())
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
    await page.waitForURL((url) => url.pathname === paths.login())
    expect(await devices()).toEqual([])
  })
})

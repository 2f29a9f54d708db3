import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { openSession } from '../../accounts/sessions/open-session'
import { type Account, account } from '../../kernel/actor'
import { defineEvent, type NoticeWords } from '../../kernel/events/define-event'
import { notify } from '../../kernel/notices/notify'
import { switchPushOn } from '../../notices/push/switch-push'
import { buildUser } from '../builders/build-user'
import type { TestCtx } from '../test-context'

/** Keys in the form in which a browser makes them. */
export const browserKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
export const pushAddress = (browser: string): string => `https://fcm.googleapis.com/fcm/send/${browser}`

interface SceneNotice extends Partial<NoticeWords> {
  kind?: NoticeKind
  key?: string
}

const sceneEvent = (kind: NoticeKind) =>
  defineEvent({
    name: 'scene',
    group: 'request-news',
    notice: {
      kind,
      words: (words: Partial<NoticeWords>) => ({
        title: 'Tu solicitud está en curso',
        body: 'Plomería en Rosario',
        href: '/service-request/1',
        ...words,
      }),
    },
  })

/** An account that is signed in with several browsers and receives notices. */
export interface PushScene {
  userId: string
  logIn(userId?: string): Promise<Account>
  /** Logs in with the browser of that name and switches its notices on. */
  switchOn(browser: string, userId?: string): Promise<Account>
  /** Stores a notice for the given users. Defaults to the scene's own account. */
  notify(notice?: SceneNotice, userIds?: string[]): Promise<void>
  /** Returns the names of the notified browsers, in the order of the notices. */
  notifiedBrowsers(): (string | undefined)[]
}

/** Stores an account and returns the scene around its push notices. */
export async function pushScene(ctx: TestCtx, user: { password?: string } = {}): Promise<PushScene> {
  const { id } = await buildUser(ctx, user)
  const logIn = async (userId = id): Promise<Account> => {
    const { sessionId } = await openSession(ctx, account(userId, 'user'), { userId, kind: 'web' })
    return account(userId, 'user', { sessionId })
  }
  return {
    userId: id,
    logIn,
    switchOn: async (browser, userId) => {
      const actor = await logIn(userId)
      await switchPushOn(ctx, actor, { endpoint: pushAddress(browser), keys: browserKeys })
      return actor
    },
    notify: ({ key = ctx.ids.next(), kind = 'request-status', ...words } = {}, userIds = [id]) =>
      ctx.transaction((ctx) =>
        notify(
          ctx,
          sceneEvent(kind),
          userIds.map((userId) => ({ userId, key, data: words })),
        ),
      ),
    notifiedBrowsers: () => ctx.push.pushes.map(({ device }) => device.endpoint.split('/').at(-1)),
  }
}

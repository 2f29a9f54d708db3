import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { cookieOf } from '../../apps/web/src/server/testing/call-endpoint'
import { callHandler } from '../access/api'
import { loadHandlers } from '../access/on-disk'

interface Admin {
  id: string
  cookie: string
}

/** Stores admins, each with a session. */
export async function buildAdmins(ctx: TestCtx, count: number): Promise<Admin[]> {
  const password = 'una clave larga'
  const admins: Admin[] = []
  for (let number = 0; number < count; number += 1) {
    const { id, username } = await buildUser(ctx, { role: 'admin', password })
    const { session } = await logIn(ctx, visitor(), { username, password, kind: 'web' })
    admins.push({ id, cookie: await cookieOf({ userId: id, sessionId: session.sessionId }) })
  }
  return admins
}

interface Call {
  params?: Record<string, string>
  body?: object
  cookie: string
}

export interface Panel {
  /** Sends a call as the panel does. Returns the error code of a refusal, or ''. */
  send(endpoint: string, call: Call): Promise<string>
}

/** Returns a panel that calls the routes on disk. */
export async function openPanel(): Promise<Panel> {
  const handlers = new Map((await loadHandlers()).map((disk) => [disk.handler.endpoint?.name, disk]))
  return {
    send: async (endpoint, { body, ...call }) => {
      const disk = handlers.get(endpoint)
      if (!disk) throw new Error(`no route has the endpoint ${endpoint}`)
      const isRead = disk.method === 'GET'
      return (await callHandler(disk, { ...call, ...(isRead ? {} : { body: body ?? {} }) })).code
    },
  }
}

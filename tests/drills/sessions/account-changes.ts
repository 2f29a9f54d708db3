import { accountLinkToken, makeAccountLink } from '@oficio/domain/accounts/links'
import { confirmEmail } from '@oficio/domain/accounts/mailbox/confirm-email'
import { resetPassword } from '@oficio/domain/accounts/recovery/reset-password'
import { endOtherSessions } from '@oficio/domain/accounts/sessions/end-own-sessions'
import { suspendUser, takeAdmin } from '@oficio/domain/admin/users/decide-user'
import { account, visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { Page } from '@playwright/test'

interface ChangedUser {
  userId: string
  email: string
  /** Session of the browser that stays open if only others are closed. */
  sessionId: string
}

/** A change of a user's rights or identity while their pages are open. */
export interface Change {
  name: string
  role: 'user' | 'admin'
  /** The pages that are open during the change, each in a tab. */
  pages: readonly string[]
  /** Whether the browser that made the change keeps its pages. */
  sparesFirst?: true
  act: (ctx: Ctx, user: ChangedUser) => Promise<unknown>
  /** Resolves when an open page shows the change. */
  seenIn: (page: Page, user: ChangedUser) => Promise<unknown>
  /** Whether a program's request for its own profile shows the change. */
  seenBy: (answer: { status: number; body: unknown }, user: ChangedUser) => boolean
}

const reason = 'Lo decidió el equipo.'
const atPath = (path: string) => (page: Page) =>
  page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
const isOut = ({ status }: { status: number }) => status === 401

async function mailedToken(
  ctx: Ctx,
  kind: 'password_reset' | 'email_confirmation',
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const id = await ctx.transaction((ctx) => makeAccountLink(ctx, { userId, kind, email, minutes: 60 }))
  return accountLinkToken(ctx, { id, kind })
}

const admin = async (ctx: Ctx) => account((await buildUser(ctx, { role: 'admin' })).id, 'admin')

/** Returns the address that an account changes to. */
const nextEmail = (email: string) => `otra.${email}`

const ofClients = ['/user/requests', '/user/notices', '/user/profile']

/** The changes that the drill makes. Each must reach the user's open pages and programs. */
export const changes: readonly Change[] = [
  {
    name: 'a password set by the mailed link',
    role: 'user',
    pages: ofClients,
    act: async (ctx, user) =>
      resetPassword(ctx, visitor(), {
        token: await mailedToken(ctx, 'password_reset', user),
        password: 'otra clave muy larga',
      }),
    seenIn: atPath('/login'),
    seenBy: isOut,
  },
  {
    name: 'the other sessions ended from the list',
    role: 'user',
    pages: ofClients,
    sparesFirst: true,
    act: (ctx, { userId, sessionId }) => endOtherSessions(ctx, account(userId, 'user', { sessionId })),
    seenIn: atPath('/login'),
    seenBy: isOut,
  },
  {
    name: 'an account suspended',
    role: 'user',
    pages: ofClients,
    act: async (ctx, { userId: id }) => suspendUser(ctx, await admin(ctx), { id, reason }),
    seenIn: atPath('/login'),
    seenBy: isOut,
  },
  {
    name: 'the role of an admin taken',
    role: 'admin',
    pages: ['/admin', '/admin/users', '/admin/audit'],
    act: async (ctx, { userId: id }) => takeAdmin(ctx, await admin(ctx), { id, reason }),
    seenIn: atPath('/'),
    seenBy: ({ body }) => Object(body).role === 'user',
  },
  {
    name: 'another mail address confirmed',
    role: 'user',
    pages: ['/user/profile', '/user/profile', '/user/profile'],
    act: async (ctx, { userId, email }) => {
      const link = { userId, email: nextEmail(email) }
      return confirmEmail(ctx, visitor(), { token: await mailedToken(ctx, 'email_confirmation', link) })
    },
    seenIn: (page, { email }) => page.getByText(nextEmail(email)).first().waitFor(),
    seenBy: ({ body }, { email }) => Object(body).email === nextEmail(email),
  },
]

import type { Ctx } from '@oficio/domain/kernel/ctx'
import { type WorkStore, workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  type RequestStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'
import { isValidElement, type ReactNode } from 'react'
import { serveWith } from '../access/api'

const contextKey = Symbol.for('oficio.context')
// The web process keeps the context for its pages under this global key (pinned-context.ts).
const pinned = globalThis as { [contextKey]?: unknown }

/**
 * Runs `render` as Next renders the parts of a page: with the given context, and with the cookies and headers of one
 * request.
 */
export async function onRequest<T>(ctx: Ctx, cookie: string, render: () => Promise<T>): Promise<T> {
  const before = pinned[contextKey]
  pinned[contextKey] = { ctx, pageReads: null }
  serveWith(ctx)
  const headers = new Headers({ cookie })
  const request = { type: 'request', phase: 'render', headers, cookies: new RequestCookies(headers) }
  try {
    // Next reads no other fields of these two objects.
    return await workAsyncStorage.run({ route: '/' } as WorkStore, () =>
      workUnitAsyncStorage.run(request as unknown as RequestStore, render),
    )
  } finally {
    pinned[contextKey] = before
  }
}

/**
 * Renders all async server components in `node`, such as every part that reads the signed-in user. Throws their errors.
 */
export async function renderAsyncParts(node: ReactNode): Promise<void> {
  if (Array.isArray(node)) for (const child of node) await renderAsyncParts(child)
  if (!isValidElement<{ children?: ReactNode }>(node)) return
  const { type, props } = node
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction')
    return renderAsyncParts(await (type as (props: object) => Promise<ReactNode>)(props))
  return renderAsyncParts(props.children)
}

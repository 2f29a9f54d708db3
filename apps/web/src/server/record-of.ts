import 'server-only'
import type { Account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { cache } from 'react'
import { orNotFound } from './or-not-found'

/** Returns the reading of the record that a page shows: the head of the page names it too, and it is read once for both. */
export function recordOf<T>(read: (ctx: Ctx, actor: Account, asked: { id: string }) => Promise<T>) {
  const once = cache((ctx: Ctx, actor: Account, id: string) => orNotFound(read(ctx, actor, { id })))
  return ({ ctx, actor, params }: { ctx: Ctx; actor: Account; params: { id: string } }) =>
    once(ctx, actor, params.id)
}

import 'server-only'
import type { Account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { cache } from 'react'
import { orNotFound } from './or-not-found'

/**
 * Returns a function that reads the record of a page. Caches the read per request, because the page and its `<head>`
 * both need the record.
 */
export function createRecordReader<T>(read: (ctx: Ctx, actor: Account, input: { id: string }) => Promise<T>) {
  const once = cache((ctx: Ctx, actor: Account, id: string) => orNotFound(read(ctx, actor, { id })))
  return ({ ctx, actor, params }: { ctx: Ctx; actor: Account; params: { id: string } }) =>
    once(ctx, actor, params.id)
}

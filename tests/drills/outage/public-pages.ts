import type { Ctx } from '@oficio/domain/kernel/ctx'
import { trackingToken } from '@oficio/domain/service-requests/tracking/tracking-link'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { addressOf, loadAccess, pageFolders } from '../../access/on-disk'

/**
 * Returns what tells the addresses of every public page on disk. Each time it names other requests, so that pages that
 * are cached whole are also asked for when nobody has seen them yet.
 */
export async function publicPages(ctx: Ctx, requests: number): Promise<() => string[]> {
  const routes: string[] = []
  for (const folder of pageFolders) {
    const { access } = await loadAccess(folder)
    if (access === 'anyone') routes.push(addressOf(folder))
  }
  const known: { id: string; token: string }[] = []
  for (let index = 0; index < requests; index += 1) {
    const request = await buildServiceRequest(ctx)
    known.push({ id: request.id, token: trackingToken(ctx, request) })
  }
  let round = 0
  return () => {
    const { id = '', token = '' } = known[round % known.length] ?? {}
    round += 1
    return routes.map((route) => route.replace('[id]', id).replace('[token]', token))
  }
}

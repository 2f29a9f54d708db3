import { downloadOwnDataEndpoint } from '@oficio/contracts/accounts/profile'
import { downloadOwnData } from '@oficio/domain/accounts/own-data/download-own-data'
import { privateCaching } from '@/server/calls/answers'
import { rawRoute } from '@/server/route'

/** A file rather than an answer: browsers save it, and people can read it. */
export const GET = rawRoute(downloadOwnDataEndpoint, async (ctx, actor) => {
  const day = ctx.clock.now().toISOString().slice(0, 10)
  return new Response(JSON.stringify(await downloadOwnData(ctx, actor), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="mis-datos-${day}.json"`,
      'cache-control': privateCaching,
    },
  })
})

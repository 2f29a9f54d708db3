import { AppError } from '@oficio/contracts/errors'
import { getIndexNowKeyEndpoint } from '@oficio/contracts/search/index-now'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(getIndexNowKeyEndpoint, async ({ pageNews }) => {
  if (!pageNews) throw new AppError('not_found')
  return new Response(pageNews.key, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })
})

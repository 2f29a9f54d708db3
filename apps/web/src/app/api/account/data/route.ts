import { downloadOwnDataEndpoint } from '@oficio/contracts/accounts/profile'
import { downloadOwnData } from '@oficio/domain/accounts/own-data/download-own-data'
import { ownDataAnswer } from '@/server/calls/own-data-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(downloadOwnDataEndpoint, async (ctx, actor) =>
  ownDataAnswer(await downloadOwnData(ctx, actor), ctx.clock.now()),
)

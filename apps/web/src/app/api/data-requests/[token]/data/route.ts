import { downloadAskedDataEndpoint } from '@oficio/contracts/support/data-requests'
import { downloadAskedData } from '@oficio/domain/support/data-requests/download-asked-data'
import { ownDataAnswer } from '@/server/calls/own-data-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(downloadAskedDataEndpoint, async (ctx, actor, input) =>
  ownDataAnswer(await downloadAskedData(ctx, actor, input), ctx.clock.now()),
)

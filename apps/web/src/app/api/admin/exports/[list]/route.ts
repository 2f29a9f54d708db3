import { exportListEndpoint } from '@oficio/contracts/admin/exports'
import { exportList } from '@oficio/domain/admin/exports/export-list'
import { csvAnswer } from '@/server/calls/csv-answer'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(exportListEndpoint, async (ctx, actor, input) =>
  csvAnswer(await exportList(ctx, actor, input)),
)

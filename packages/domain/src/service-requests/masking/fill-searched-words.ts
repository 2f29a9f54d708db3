import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { maskVersion } from './mask-contact'
import { searchedColumns } from './searched-words'

/**
 * Makes the words that requests are found by (docs/product.md, 'Search of requests') where there are none of today's mask:
 * of rows that are older, or that an earlier version of the site wrote. Until then nobody finds those by a word.
 */
export async function fillSearchedWords({ db }: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      db.serviceRequest.findMany({
        where: { searchedMask: { lt: maskVersion }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => {
      const words = { title: true, description: true }
      const typed = await db.serviceRequest.findUniqueOrThrow({ where: { id }, select: words })
      // Whoever changes them meanwhile makes their own.
      await db.serviceRequest.updateMany({
        where: { id, ...typed, searchedMask: { lt: maskVersion } },
        data: searchedColumns(typed),
      })
    },
  })
}

export const fillSearchedWordsClock = atTimes(
  {
    name: 'fill-searched-words',
    label: 'Preparar las palabras con que se buscan solicitudes',
    at: '*/5 * * * *',
  },
  fillSearchedWords,
)

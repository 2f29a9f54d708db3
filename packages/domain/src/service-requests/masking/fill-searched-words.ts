import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { maskVersion } from './mask-contact'
import { searchedColumns } from './searched-words'

/**
 * Fills the masked words of a request for the search (docs/product.md, 'Search of requests'), if they are missing or
 * were made by an older version of the mask. Until then no search by words finds such a request.
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
      const texts = await db.serviceRequest.findUniqueOrThrow({ where: { id }, select: words })
      // Skip the update if the texts have changed since, because the change wrote its own words.
      await db.serviceRequest.updateMany({
        where: { id, ...texts, searchedMask: { lt: maskVersion } },
        data: searchedColumns(texts),
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

import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { wasPublic } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { tellEnginesJob } from '../../kernel/pages/note-page-news'
import { pageTags } from '../../kernel/pages/tags'
import { isPublic } from '../../professionals/profile/public-professional'
import { publicWords } from '../public-words'

/** Tells search engines of a page that anybody may see, or a business that anybody could: of what never was public they hear nothing. */
async function tellEngines(ctx: Ctx, tag: string): Promise<void> {
  const [, id = ''] = tag.split(':')
  const path = await (tag === pageTags.business(id) ? businessPath(ctx, id) : professionalPath(ctx, id))
  if (path !== null) await ctx.pageNews?.tell([path])
}

/** Also of one that is out of sight: they learn that its address answers no more. */
async function businessPath({ db }: Ctx, id: string): Promise<string | null> {
  const found = await db.business.findFirst({
    where: { id, ...wasPublic },
    select: { slug: true },
  })
  return found && paths.business(found.slug)
}

async function professionalPath({ db }: Ctx, id: string): Promise<string | null> {
  const found = await db.professional.findFirst({
    where: { id, ...isPublic },
    select: { companyName: true, description: true, user: { select: { firstName: true, lastName: true } } },
  })
  return found && profilePath({ id, ...found.user, ...publicWords(found) })
}

export const tellEnginesHandler = handledBy(tellEnginesJob, (ctx, { tag }) => tellEngines(ctx, tag))

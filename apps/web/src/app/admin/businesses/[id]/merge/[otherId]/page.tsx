import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getMerge } from '@oficio/domain/businesses/merging/get-merge'
import { PageFrame } from '@/components/layout/page-frame'
import { MergeView } from '@/features/businesses/merging/merge-view'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

const title = 'Unir dos negocios'

export const metadata = head(pages.adminBusinessMerge, { title })

/** The admin page to merge two entries of the same business. */
export default page(pages.adminBusinessMerge, async ({ ctx, actor, params }) => {
  const merge = await orNotFound(getMerge(ctx, actor, params))
  const above = { label: 'Negocio', href: paths.adminBusiness(params.id) }
  return (
    <PageFrame
      title={title}
      trail={[workLink('admin'), workLink('adminBusinesses'), above, { label: 'Unir' }]}
      description="Si son el mismo lugar, queda una sola página y la otra lleva a ella."
    >
      <MergeView merge={merge} />
    </PageFrame>
  )
})

import { businessTermList } from '@oficio/contracts/admin/business-terms'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listBusinessTerms } from '@oficio/domain/admin/business-terms/list-business-terms'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { AddTerm } from '@/features/admin/business-terms/add-term'
import { TermList } from '@/features/admin/business-terms/term-list'
import { head, page } from '@/server/page'

const title = 'Categorías y etiquetas'

export const metadata = head(pages.adminBusinessTerms, { title })

export default page(pages.adminBusinessTerms, async ({ ctx, actor, query }) => {
  const asked = readList(businessTermList, await query())
  const found = await listBusinessTerms(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={
          <Breadcrumb items={[workLink('admin'), workLink('adminBusinesses'), { label: 'Categorías' }]} />
        }
        description="En qué se ordenan los negocios y qué dicen que ofrecen. Por ellas se buscan y se filtran."
        actions={<AddTerm kind={asked.kind ?? 'category'} />}
      />
      <TermList query={asked} page={found} />
    </Container>
  )
})

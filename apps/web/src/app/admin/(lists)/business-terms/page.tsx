import { businessTermList } from '@oficio/contracts/admin/business-terms'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listBusinessTerms } from '@oficio/domain/admin/business-terms/list-business-terms'
import { AddTerm } from '@/features/admin/business-terms/add-term'
import { termLookOf } from '@/features/admin/business-terms/term-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = 'Categorías y etiquetas'

export const metadata = head(pages.adminBusinessTerms, { title })

/** The admin list of the categories and tags of businesses. */
export default page(
  pages.adminBusinessTerms,
  renderList({
    list: businessTermList,
    title,
    trail: [workLink('admin'), workLink('adminBusinesses'), { label: 'Categorías' }],
    description: 'En qué se ordenan los negocios y qué dicen que ofrecen. Por ellas se buscan y se filtran.',
    read: listBusinessTerms,
    actions: ({ kind }) => <AddTerm kind={kind ?? 'category'} />,
    look: termLookOf,
  }),
)

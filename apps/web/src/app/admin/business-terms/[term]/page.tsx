import { termKindTexts } from '@oficio/contracts/admin/business-terms'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getBusinessTerm } from '@oficio/domain/admin/business-terms/get-business-term'
import { PageFrame } from '@/components/layout/page-frame'
import { TermView } from '@/features/admin/business-terms/term-view'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readTerm = createRecordReader(getBusinessTerm)

export const generateMetadata = readHead(pages.adminBusinessTerm, async ({ ctx, actor, params }) => {
  const { name, kind } = await readTerm({ ctx, actor, params: { id: params.term } })
  return { title: `${kind === 'tag' ? 'Etiqueta' : 'Categoría'}: ${name}` }
})

/** The admin page of a category or tag of businesses. */
export default page(pages.adminBusinessTerm, async ({ ctx, actor, params }) => {
  const term = await readTerm({ ctx, actor, params: { id: params.term } })
  const list = paths.adminBusinessTerms()
  const above = {
    label: termKindTexts[term.kind],
    href: term.kind === 'tag' ? `${list}?tipo=tag` : list,
  }
  return (
    <PageFrame
      title={term.name}
      trail={[workLink('admin'), workLink('adminBusinesses'), above, { label: term.name }]}
    >
      <TermView term={term} />
    </PageFrame>
  )
})

import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getRubro } from '@oficio/domain/admin/rubros/get-rubro'
import { listRubroIcons } from '@oficio/domain/admin/rubros/list-rubro-icons'
import { PageFrame } from '@/components/layout/page-frame'
import { RubroView } from '@/features/admin/rubros/rubro-view'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readRubro = createRecordReader(getRubro)

export const generateMetadata = readHead(pages.adminRubro, async ({ ctx, actor, params }) => {
  const { name } = await readRubro({ ctx, actor, params: { id: params.rubro } })
  return { title: `Rubro: ${name}` }
})

/** The admin page of a rubro (trade). */
export default page(pages.adminRubro, async ({ ctx, actor, params }) => {
  const [rubro, icons] = await Promise.all([
    readRubro({ ctx, actor, params: { id: params.rubro } }),
    listRubroIcons(ctx, actor),
  ])
  return (
    <PageFrame title={rubro.name} trail={[workLink('admin'), workLink('adminRubros'), { label: 'Rubro' }]}>
      <RubroView rubro={rubro} withIcons={icons} />
    </PageFrame>
  )
})
